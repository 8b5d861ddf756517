import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rewardDays, rewardRows } from '../../field-sets/reward-steps.ts';
import { topupAmount, topupEvent } from '../../field-sets/topup-event.ts';

const breakRule = enumOf('daily-topup-break', {
  reset: ['Restart', '重新計算', '最初から', 'red', ['重', '最']],
  pause: ['Keep progress', '保留進度', '続きから', 'green', ['續', '続']],
});

const MOST_DAYS = 31;

const event = topupEvent({ amounts: ['min_points'] });
const calendar = rewardDays({ label: ['Daily rewards', '每日內容', '日ごとの報酬'], days: [1, MOST_DAYS] });

/** Rewards for days on which players pay at least so much. */
export const dailyTopupSetting = defineModule({
  key: 'daily-topup-setting',
  family: 'topup-purchase',
  titles: {
    title: ['Daily top-ups', '每日儲值', 'デイリーチャージ'],
    record: ['Daily top-up', '每日儲值活動', 'デイリーチャージ'],
  },
  identity: ['event_id'],
  sections: {
    basics: common.basics({ ...event.fields }),
    counting: section(['Counting', '計算', '集計'], {
      ...event.counted,
      min_points: topupAmount(['Daily threshold', '單日門檻', '1日に必要な値']),
      break_rule: field.enum(['After a missed day', '中斷時', '途切れたら'], breakRule, {
        default: 'pause',
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      ...calendar.fields,
      cumulative_rewards: field.rows(['Total day rewards', '累計天數獎勵', '累計日数の報酬'], MOST_DAYS, {
        optional: true,
        ...rewardRows({ days: field.integer(['Days', '天數', '日数'], [1, MOST_DAYS]) }),
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    ...event.rules,
    { field: 'min_points', is: 'at_least', than: 1 },
    ...calendar.rules,
    { field: 'days', along: 'cumulative_rewards', is: 'rising' },
    { field: 'cumulative_rewards.days', is: 'at_most', than: { countOf: 'days' } },
    { field: 'days', of: 'timeslot', is: 'at_least', than: { countOf: 'days' } },
  ],
  list: {
    columns: ['event_id', 'name', 'base', 'min_points', 'break_rule', 'timeslot', 'status'],
    filters: ['base', 'currency', 'break_rule', 'status'],
    sorts: ['event_id', 'name', 'min_points'],
  },
});
