import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { runePool } from '../../field-sets/rune-pool.ts';

/** Sub stats that a rune is drawn with, and how they grow. */
export const runeSubStatSetting = defineModule({
  key: 'rune-sub-stat-setting',
  family: 'runes',
  titles: {
    title: ['Rune sub stats', '符文副屬性', 'ルーンサブステータス'],
    record: ['Sub stat pool', '副屬性池', 'サブステータス'],
  },
  identity: ['pool_id'],
  sections: {
    pool: section(['Pool', '屬性池', 'プール'], {
      ...runePool,
      max_lines: field.integer(['Max sub stats', '副屬性上限', 'サブステータスの上限'], [1, 4], {
        default: 4,
      }),
      enhance_times: field.integer(['Enhancements', '強化次數', '強化回数'], [1, 9], { default: 5 }),
      exclude_main: field.boolean(['Exclude the main stat', '不與主屬性重複', 'メインと重複しない'], {
        default: true,
      }),
      entries: field.rows(['Stats', '能力值', 'ステータス'], [5, 31], {
        uniqueBy: 'stat',
        weight: 'weight',
        help: [
          'Must contain at least two more than Max sub stats.',
          '數量須至少比副屬性上限多 2 種。',
          'サブステータスの上限より2種類以上多く用意します。',
        ],
        summary: ['stat', 'min', 'max'],
        fields: {
          stat: common.stat(),
          min: common.statValue(['Minimum', '最小值', '最小値']),
          max: common.statValue(['Maximum', '最大值', '最大値']),
          step: common.statValue(['Step', '級距', '刻み'], 0.01),
          weight: common.weight([0, 1_000_000], { default: 100 }),
        },
      }),
    }),
  },
  rules: [
    { field: 'entries.max', is: 'at_least', than: { field: 'min' } },
    { countOf: 'entries', is: 'greater', than: { totalOf: [{ field: 'max_lines' }, 1] } },
  ],
  list: {
    columns: ['pool_id', 'name', 'max_lines', 'enhance_times', 'exclude_main', 'entries', 'status'],
    filters: ['max_lines', 'enhance_times', 'status'],
    sorts: ['pool_id', 'name'],
  },
});
