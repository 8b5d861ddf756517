import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { packageHead } from '../../field-sets/package-head.ts';
import { rewardDays } from '../../field-sets/reward-steps.ts';

const claimRule = enumOf('login-package-claim', {
  login_day: ['Login days', '登入日', 'ログインした日', 'green', '登'],
  calendar_day: ['Calendar days', '日曆日', 'カレンダー日', 'blue', ['曆', '暦']],
});

const missRule = enumOf('login-package-miss', {
  lost: ['Forfeited', '視同放棄', '失われる', 'red', '×'],
  mail: ['Sent by mail', '以郵件補發', 'メールで届く', 'blue', '郵'],
  make_up: ['Late claim', '可補領', '後日受け取り可', 'orange', '補'],
});

const head = packageHead();
const calendar = rewardDays({ label: ['Daily contents', '每日內容', '日ごとの報酬'], days: [2, 60] });

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
      ...head.fields,
      popup: field.boolean(['Pop-up at login', '登入時彈出', 'ログイン時に表示'], { default: false }),
    }),
    contents: section(['Contents', '內容', '中身'], {
      instant_rewards: field.rewards(['Immediate rewards', '立即獲得', '購入時の報酬'], [], {
        optional: true,
      }),
      ...calendar.fields,
    }),
    claiming: section(['Claiming', '領取', '受け取り'], {
      claim_rule: field.enum(['Day count', '計算方式', '日数の数え方'], claimRule, { default: 'login_day' }),
      miss_rule: field.enum(['Missed days', '錯過時', '未受け取りの日'], missRule, { default: 'mail' }),
      make_up_cost: field.costs(['Late claim cost', '補領消耗', '後日受け取りのコスト'], 1, {
        showWhen: { field: 'miss_rule', in: ['make_up'] },
      }),
    }),
  },
  rules: [...head.nameRules, ...calendar.rules, ...head.productRules],
  list: {
    columns: ['package_id', 'name', 'mall_id', 'days', 'miss_rule', 'timeslot', 'status'],
    filters: ['mall_id', 'claim_rule', 'miss_rule', 'popup', 'status'],
    sorts: ['package_id', 'name'],
  },
});
