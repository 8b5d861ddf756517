import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const claimRule = enumOf('login-package-claim', {
  login_day: ['Days with a login', '登入日', 'ログインした日', 'green', '登'],
  calendar_day: ['Calendar days', '日曆日', '暦の日', 'blue', ['曆', '暦']],
});

const missRule = enumOf('login-package-miss', {
  lost: ['Is lost', '視同放棄', '失われる', 'red', '×'],
  mail: ['Comes by mail', '以郵件補發', 'メールで届く', 'blue', '郵'],
  make_up: ['Can be made up for', '可補領', '後から受け取れる', 'orange', '補'],
});

/** A product that pays out day by day. */
export const loginPackageSetting = defineModule({
  key: 'login-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['Login packages', '登入禮包', 'ログインパッケージ'],
    record: ['Login package', '登入禮包', 'ログインパッケージ'],
  },
  identity: ['package_id'],
  sections: {
    basics: common.basics({
      package_id: field.id(['Package ID', '禮包編號', 'パッケージID']),
      name: common.name(40),
      mall_id: field.reference(['Product', '商品', '商品'], 'mall-setting', {
        help: [
          'What players buy to start the package.',
          '玩家購買此商品後啟用禮包。',
          'この商品を購入するとパッケージが始まります。',
        ],
      }),
      timeslot: field.timeslot(['On sale', '販售期間', '販売期間']),
      popup: field.boolean(['Pops up at login', '登入時彈出', 'ログイン時に表示'], { default: false }),
    }),
    contents: section(['Contents', '內容', '中身'], {
      instant_rewards: field.rewards(['At once', '立即獲得', '購入時'], [], { optional: true }),
      days: field.rows(['Day by day', '每日內容', '日ごとの報酬'], [2, 60], {
        uniqueBy: 'day',
        fields: {
          day: field.integer(['Day', '天數', '日目'], [1, 60]),
          rewards: common.rewards([]),
        },
      }),
    }),
    claiming: section(['Claiming', '領取', '受け取り'], {
      claim_rule: field.enum(['Counts', '計算方式', '数え方'], claimRule, { default: 'login_day' }),
      miss_rule: field.enum(['A missed day', '錯過時', '受け取らなかった日'], missRule, { default: 'mail' }),
      make_up_cost: field.costs(['Cost of making up', '補領消耗', '後から受け取るコスト'], 1, {
        showWhen: { field: 'miss_rule', in: ['make_up'] },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'day', along: 'days', is: 'contiguous', from: 1 },
    { field: 'timeslot', is: 'inside', period: { field: 'timeslot', of: 'mall_id' } },
    { field: 'status', of: 'mall_id', is: 'one_of', values: ['active', 'not_open'] },
  ],
  list: {
    columns: ['package_id', 'name', 'mall_id', 'miss_rule', 'timeslot', 'status'],
    filters: ['mall_id', 'claim_rule', 'miss_rule', 'popup', 'status'],
    sorts: ['package_id', 'name'],
  },
});
