import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { RuleDefinition } from '../../core/rule.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventId } from '../../field-sets/event-head.ts';
import { productList } from '../../field-sets/package-head.ts';
import { rewardRows } from '../../field-sets/reward-steps.ts';

const period = enumOf('package-period', {
  day: ['Day', '每日', '1日', 'green', '日'],
  week: ['Week', '每週', '1週間', 'blue', '週'],
  month: ['Month', '每月', '1か月', 'orange', '月'],
});

const list = productList({ products: [1, 20] });

/** The fewest days of an event that returns so often: two periods. */
const PERIODS: readonly (readonly [period: string, days: number])[] = [
  ['day', 2],
  ['week', 14],
  ['month', 59],
];

const periodRules = PERIODS.flatMap(([value, days]): readonly RuleDefinition[] => {
  const when = { field: 'period', in: [value] };
  return [
    { field: 'limit_period', of: 'mall_ids', is: 'one_of', values: [value], when },
    { field: 'days', of: 'timeslot', is: 'at_least', than: days, when },
  ];
});

/** Products that come back every day, week or month, with rewards for players who buy all of them again and again. */
export const periodPackageEventSetting = defineModule({
  key: 'period-package-event-setting',
  family: 'shop-packages',
  titles: {
    title: ['Period package events', '週期禮包活動', '期間パッケージイベント'],
    record: ['Period event', '週期活動', '期間イベント'],
  },
  identity: ['event_id'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      name: common.name(40),
      timeslot: common.eventTime(),
    }),
    products: section(['Products and period', '商品與週期', '商品と周期'], {
      period: field.enum(['Cycle', '週期', '周期'], period, { default: 'week' }),
      ...list.fields,
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      clear_rewards: field.rewards(['Complete purchase reward', '全購獎勵', '全購入の報酬'], [], {
        optional: true,
      }),
      streak_rewards: field.rows(['Consecutive period reward', '連續週期獎勵', '連続達成の報酬'], 31, {
        optional: true,
        ...rewardRows({ periods: field.integer(['Periods', '週期數', '周期数'], [2, 366]) }),
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    ...list.rules,
    ...periodRules,
    { field: 'periods', along: 'streak_rewards', is: 'rising' },
  ],
  list: {
    columns: ['event_id', 'name', 'period', 'mall_ids', 'timeslot', 'status'],
    filters: ['period', 'mall_ids', 'status'],
    sorts: ['event_id', 'name'],
  },
});
