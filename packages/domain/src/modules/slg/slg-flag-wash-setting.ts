import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';

/** Lines that a reroll of a flag draws by weight, and what a draw costs. */
export const slgFlagWashSetting = defineModule({
  key: 'slg-flag-wash-setting',
  family: 'slg',
  titles: {
    title: ['SLG flag wash', 'SLG 軍旗洗鍊', 'SLG軍旗洗練'],
    record: ['Reroll pool', '洗鍊池', '洗練プール'],
  },
  identity: ['pool_id'],
  sections: {
    basics: common.basics({
      pool_id: field.id(['Pool ID', '洗鍊池編號', 'プールID']),
      name: common.staffName(60),
    }),
    lines: section(['Lines', '屬性', '枠'], {
      entries: field.rows(['Lines', '屬性', '枠'], [4, 60], {
        weight: 'weight',
        fields: {
          stat: common.stat(),
          min: common.statValue(['Minimum', '最小值', '最小値']),
          max: common.statValue(['Maximum', '最大值', '最大値']),
          weight: common.weight([0, 1_000_000], { default: 100 }),
          grade: field.enum(['Grade', '等第', '等級'], rarity, { default: 'R' }),
        },
      }),
      keep_choice: field.boolean(['Can keep the old lines', '可保留舊屬性', '元の結果を維持可'], {
        default: true,
      }),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      cost: field.costs(['Cost per reroll', '每次洗鍊消耗', '1回のコスト'], [1, 1]),
      lock_limit: field.integer(['Lockable lines', '可鎖定條數', '固定できる数'], [0, 5], { default: 0 }),
      lock_cost: field.costs(['Cost per locked line', '鎖定每條消耗', '固定1枠のコスト'], [1, 1], {
        optional: true,
      }),
    }),
    pity: section(['Guarantee', '保底', '天井'], {
      pity_after: field.integer(['Rerolls until guarantee', '保底次數', '確定までの回数'], [1, 500], {
        optional: true,
      }),
      pity_grade: field.enum(['Guaranteed grade', '保底等第', '確定する等級'], rarity, { optional: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { field: 'entries.max', is: 'at_least', than: { field: 'min' } },
    { fields: ['stat', 'grade'], along: 'entries', is: 'unique' },
    { field: 'lock_cost', is: 'required', when: { field: 'lock_limit', above: 0 } },
    { fields: ['pity_after', 'pity_grade'], is: 'all_or_none' },
    // The lines have the grade that is promised.
    ...rarity.values.map(
      ({ value }) =>
        ({
          field: 'grade',
          along: 'entries',
          is: 'covers',
          values: [value],
          when: { field: 'pity_grade', in: [value] },
        }) as const,
    ),
  ],
  list: {
    columns: [
      'pool_id',
      'name',
      'entries',
      'cost',
      'lock_limit',
      'lock_cost',
      'pity_after',
      'pity_grade',
      'status',
    ],
    filters: ['lock_limit', 'pity_grade', 'keep_choice', 'status'],
    sorts: ['pool_id', 'name'],
  },
});
