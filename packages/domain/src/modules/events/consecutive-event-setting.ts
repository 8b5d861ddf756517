import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { currency } from '../../enums/currency.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, eventId } from '../../field-sets/event-head.ts';
import { wholeMoney } from '../../field-sets/money-fields.ts';
import { rewardDays } from '../../field-sets/reward-steps.ts';

const action = enumOf('consecutive-event-action', {
  login: ['Sign in', '登入', 'ログイン', 'green', '登'],
  topup: ['Top up', '儲值', 'チャージ', 'gold', ['儲', '課']],
  spend: ['Spend gems', '消費寶石', 'ジェムを使う', 'orange', ['消', '使']],
  clear: ['Clear a battle', '通關戰鬥', 'バトルをクリア', 'blue', ['戰', '戦']],
  purchase: ['Buy a product', '購買商品', '商品を購入', 'magenta', ['購', '買']],
});

const breakRule = enumOf('consecutive-event-break', {
  reset: ['Back to day 1', '回到第 1 天', '1日目に戻る', 'red', ['回', '戻']],
  pause: ['Pause', '暫停', '一時停止', 'green', ['停', '待']],
  pay_to_keep: ['Continue for a price', '付費延續', '支払いで維持', 'orange', ['付', '払']],
});

const head = eventHead({ types: ['limited_period', 'event_trigger'] });
const calendar = rewardDays({ label: ['Rewards by day', '每日獎勵', '日ごとの報酬'], days: [2, 60] });

/** Rewards for doing something on days in a row. */
export const consecutiveEventSetting = defineModule({
  key: 'consecutive-event-setting',
  family: 'events',
  titles: {
    title: ['Consecutive events', '連續活動', '連続イベント'],
    record: ['Consecutive event', '連續活動', '連続イベント'],
  },
  identity: ['event_id'],
  sections: {
    basics: common.basics({ event_id: eventId(), ...head.basics, ...head.open }),
    counting: section(['Counting', '計算', '集計'], {
      action: field.enum(['Daily action', '每日行動', '毎日の行動'], action, { default: 'login' }),
      currency: common.currency(currency, { showWhen: { field: 'action', in: ['topup'] } }),
      min_amount: field.decimal(['Minimum value', '最低數值', '最低値'], [0.01, 999_999], {
        decimals: 2,
        showWhen: { field: 'action', in: ['topup', 'spend'] },
      }),
      break_rule: field.enum(['After a missed day', '中斷時', '途切れたとき'], breakRule, {
        default: 'reset',
      }),
      keep_cost: field.costs(['Continuation price', '延續費用', '維持の価格'], [1, 1], {
        showWhen: { field: 'break_rule', in: ['pay_to_keep'] },
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      ...calendar.fields,
      final_rewards: field.rewards(['Full attendance reward', '全勤獎勵', '皆勤の報酬'], [], {
        optional: true,
      }),
    }),
  },
  rules: [
    ...head.nameRules,
    ...calendar.rules,
    { field: 'days', of: 'timeslot', is: 'at_least', than: { countOf: 'days' } },
    { field: 'min_amount', is: 'whole', when: { field: 'action', in: ['spend'] } },
    wholeMoney('min_amount'),
  ],
  fixed: {
    during: 'timeslot',
    fields: ['action', 'currency', 'min_amount', 'break_rule', 'keep_cost', 'days', 'final_rewards'],
  },
  list: {
    columns: [
      'event_id',
      'name',
      'action',
      'min_amount',
      'currency',
      'break_rule',
      'days',
      'timeslot',
      'status',
    ],
    filters: ['action', 'currency', 'break_rule', 'status'],
    sorts: ['event_id', 'name', 'min_amount'],
  },
});
