import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';

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
    title: localized('Login packages', '登入禮包', 'ログインパッケージ'),
    record: localized('Login package', '登入禮包', 'ログインパッケージ'),
  },
  identity: ['package_id'],
  fields: {
    package_id: { kind: 'id', label: localized('Package ID', '禮包編號', 'パッケージID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    mall_id: {
      kind: 'reference',
      to: 'mall-setting',
      label: localized('Product', '商品', '商品'),
      help: localized(
        'What players buy to start the package.',
        '玩家購買此商品後啟用禮包。',
        'この商品を購入するとパッケージが始まります。',
      ),
    },
    instant_rewards: {
      kind: 'reward_list',
      optional: true,
      label: localized('At once', '立即獲得', '購入時'),
    },
    days: {
      kind: 'rows',
      min: 2,
      max: 60,
      uniqueBy: 'day',
      label: localized('Day by day', '每日內容', '日ごとの報酬'),
      fields: {
        day: { kind: 'integer', min: 1, max: 60, label: localized('Day', '天數', '日目') },
        rewards: { kind: 'reward_list', label: localized('Rewards', '獎勵', '報酬') },
      },
    },
    claim_rule: {
      kind: 'enum',
      of: claimRule,
      default: 'login_day',
      label: localized('Counts', '計算方式', '数え方'),
    },
    miss_rule: {
      kind: 'enum',
      of: missRule,
      default: 'mail',
      label: localized('A missed day', '錯過時', '受け取らなかった日'),
    },
    make_up_cost: {
      kind: 'cost_list',
      max: 1,
      showWhen: { field: 'miss_rule', in: ['make_up'] },
      label: localized('Cost of making up', '補領消耗', '後から受け取るコスト'),
    },
    timeslot: { kind: 'timeslot', label: localized('On sale', '販售期間', '販売期間') },
    popup: {
      kind: 'boolean',
      default: false,
      label: localized('Pops up at login', '登入時彈出', 'ログイン時に表示'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'], severity: 'warning' },
    { rule: 'rows_contiguous', rows: 'days', field: 'day', from: 1 },
    { rule: 'inside_timeslot', timeslot: 'timeslot', reference: 'mall_id', target: 'timeslot' },
    { rule: 'reference_is', field: 'mall_id', target: 'status', in: ['active', 'not_open'] },
  ],
  display: { title: 'name' },
  list: {
    columns: ['package_id', 'name', 'mall_id', 'miss_rule', 'timeslot', 'status'],
    filters: ['mall_id', 'claim_rule', 'miss_rule', 'popup', 'status'],
    sorts: ['package_id', 'name'],
  },
  search: ['name'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['package_id', 'name', 'mall_id', 'timeslot', 'popup'],
    },
    { key: 'contents', title: localized('Contents', '內容', '中身'), fields: ['instant_rewards', 'days'] },
    {
      key: 'claiming',
      title: localized('Claiming', '領取', '受け取り'),
      fields: ['claim_rule', 'miss_rule', 'make_up_cost'],
    },
  ],
});
