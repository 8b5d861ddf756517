import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropFields } from '../../field-sets/drop-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** The most stars of an angel. */
const MOST_STARS = 10;

/** What a set of angels gives together. */
export const angelBlessingSetting = defineModule({
  key: 'angel-blessing-setting',
  family: 'companions-palace',
  titles: {
    title: ['Angel blessings', '天使祝福', '天使の祝福'],
    record: ['Blessing', '祝福', '祝福'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      angel_ids: field.references(['Angels', '天使', '天使'], 'angel-setting', [2, 5]),
      star_sum: field.integer(
        ['Required total stars', '所需星數總和', '必要な星の合計'],
        [0, 5 * MOST_STARS],
        {
          default: 0,
        },
      ),
      timeslot: common.openTime(),
    }),
    gain: section(['Blessing', '祝福', '祝福'], {
      bonus: bonusLines(),
      rewards: field.rewards(['First-time reward', '首次獎勵', '初回報酬'], [], { optional: true }),
      daily_pray: field.group(['Daily prayer', '每日祈禱', '毎日の祈り'], {
        optional: true,
        fields: {
          cost: field.costs(['Cost', '消耗', 'コスト'], [1, 1]),
          limit: common.dailyLimit([1, 99], { default: 1 }),
          drops: field.rows(['Drops', '掉落物', 'ドロップ'], [1, 20], {
            weight: 'weight',
            fields: { ...dropFields, weight: common.weight([0, 1_000_000], { default: 100 }) },
          }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['angel_ids'], is: 'unique', whole: true },
    { field: 'star_sum', is: 'at_most', than: { countOf: 'angel_ids', times: MOST_STARS } },
    { field: 'daily_pray.drops.amount_max', is: 'at_least', than: { amountOf: 'reward' } },
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: ['id', 'name', 'angel_ids', 'star_sum', 'bonus', 'rewards', 'timeslot', 'status'],
    filters: ['angel_ids', 'daily_pray', 'timeslot', 'status'],
    sorts: ['id', 'name', 'star_sum'],
  },
});
