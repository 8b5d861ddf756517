import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { slgSeason } from '../../field-sets/slg-fields.ts';
import { wheelCells } from '../../field-sets/wheel-cells.ts';

const MOST_CELLS = 16;

const wheel = wheelCells(
  { key: 'cells' },
  {
    limit: field.integer(['Times per player', '每人次數', '1人あたりの回数'], [0, 9999], {
      default: 0,
      zero: NO_LIMIT,
    }),
  },
);

/** A wheel of fortune of a season. */
export const slgWheelSetting = defineModule({
  key: 'slg-wheel-setting',
  family: 'slg',
  titles: { title: ['SLG wheels', 'SLG 轉盤', 'SLGルーレット'], record: ['Wheel', '轉盤', 'ルーレット'] },
  sections: {
    basics: common.basics({
      id: common.id(),
      season_id: slgSeason(),
      name: common.name(40),
      open_phase: field.integer(['Opens in phase', '開放階段', '開放する段階'], [1, 12], { optional: true }),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      cost: field.costs(['Price per spin', '單次價格', '1回の価格'], [1, 1]),
      ten_cost: field.costs(['Price for ten spins', '十次價格', '10回の価格'], [1, 1], {
        optional: true,
        help: ['At most ten times the price.', '不可超過單次價格的十倍。', '1回の価格の10倍までにします。'],
      }),
      daily_limit: common.dailyLimit([0, 999], { default: 0, zero: NO_LIMIT }),
    }),
    cells: section(['Cells', '格子', 'マス'], {
      cells: field.rows(['Cells', '格子', 'マス'], [6, MOST_CELLS], wheel.rows),
      guarantee_after: field.integer(['Spins until guarantee', '保底次數', '確定までの回数'], [2, 9999], {
        optional: true,
      }),
      guarantee_cell: field.integer(['Guaranteed cell', '保底格子', '確定するマス'], [1, MOST_CELLS], {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['season_id', 'name'], is: 'unique', severity: 'warning' },
    ...wheel.rules,
    { rule: 'no_dearer_in_bulk', one: 'cost', many: 'ten_cost', times: 10 },
    // When every limited cell is used up, one must still be hit.
    { sumOf: 'weight', in: 'cells', where: { field: 'limit', in: [0] }, is: 'greater', than: 0 },
    { fields: ['guarantee_after', 'guarantee_cell'], is: 'all_or_none' },
    { field: 'guarantee_cell', is: 'at_most', than: { countOf: 'cells' } },
    { field: 'open_phase', is: 'found_in', rows: { field: 'phases.no', of: 'season_id' } },
  ],
  panels: ['wheel'],
  list: {
    columns: ['id', 'name', 'season_id', 'cost', 'ten_cost', 'cells', 'daily_limit', 'open_phase', 'status'],
    filters: ['season_id', 'open_phase', 'daily_limit', 'status'],
    sorts: ['id', 'name'],
    sheet: { groupBy: 'season_id' },
  },
});
