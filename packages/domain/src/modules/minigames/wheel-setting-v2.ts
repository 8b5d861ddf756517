import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { countPrices } from '../../field-sets/count-prices.ts';
import { eventHead } from '../../field-sets/event-head.ts';
import { wheelCells, wheelId } from '../../field-sets/wheel-cells.ts';

const nextRound = enumOf('wheel-next-round', {
  key_hit: ['Key reward drawn', '抽中關鍵獎', '目玉を引いたとき', 'gold', ['關', '鍵']],
  all_taken: ['All cells drawn', '全部抽完', 'すべて引いたとき', 'neutral', ['全', '全']],
});

const MOST_ROUNDS = 20;
const head = eventHead({ types: ['always_open', 'limited_period', 'event_trigger'] });
const prices = countPrices('rounds.costs');
const wheel = wheelCells(
  { key: 'rounds.cells' },
  { stock: field.integer(['Stock', '數量', '数量'], [1, 99], { default: 1 }) },
);

/** A wheel in rounds: a cell that was drawn is gone, and what is left becomes likelier and dearer. */
export const wheelSettingV2 = defineModule({
  key: 'wheel-setting-v2',
  family: 'minigames',
  titles: { title: ['Wheels v2', '轉盤 v2', 'ルーレット v2'], record: ['Wheel', '轉盤', 'ルーレット'] },
  synonyms: ['Lottery', 'Lucky draw', '抽獎', '抽選', 'くじ'],
  identity: ['wheel_id'],
  sections: {
    basics: common.basics({
      wheel_id: wheelId(),
      type_id: field.reference(['Type', '類型', '種別'], 'wheel-type-setting'),
      name: head.basics.name,
      ...head.open,
    }),
    rounds: section(['Rounds', '回合', 'ラウンド'], {
      rounds: field.rows(['Rounds', '回合', 'ラウンド'], [1, MOST_ROUNDS], {
        uniqueBy: 'round',
        fields: {
          round: field.integer(['Round', '回合', 'ラウンド'], [1, MOST_ROUNDS]),
          key_cell: field.integer(['Key cell', '關鍵格', '目玉のマス'], [1, 24]),
          cells: field.rows(['Cells', '格子', 'マス'], [4, 24], wheel.rows),
          costs: field.rows(['Prices', '價格', '価格'], [1, 30], prices.rows),
        },
      }),
      next_round: field.enum(['Next round', '進入下一回合', '次のラウンド'], nextRound, {
        default: 'key_hit',
      }),
      loop_last: field.boolean(['Repeats the last round', '循環最後回合', '最後のラウンドを繰り返す'], {
        default: false,
      }),
    }),
    drawing: section(['Drawing', '抽取', '抽選'], {
      multi_count: field.integer(['Spins per press', '連抽次數', '連続回転数'], [1, 10], { default: 1 }),
      guarantee_after: field.integer(
        ['Spins until key reward', '保底次數', '目玉が確定するまでの回数'],
        [2, 999],
        {
          optional: true,
        },
      ),
      daily_limit: common.dailyLimit([0, 9999], { default: 0, zero: NO_LIMIT }),
      point_item_id: field.reference(['Point item', '積分道具', 'ポイントアイテム'], 'item-setting', {
        flow: 'source',
        optional: true,
      }),
    }),
  },
  rules: [
    ...head.nameRules,
    { field: 'version', of: 'type_id', is: 'one_of', values: ['v2'] },
    { field: 'round', along: 'rounds', is: 'contiguous', from: 1 },
    { countOf: 'rounds.cells', is: 'same', as: { field: 'cell_count', of: 'type_id' } },
    ...wheel.rules,
    { field: 'rounds.key_cell', is: 'at_most', than: { field: 'cell_count', of: 'type_id' } },
    ...prices.rules,
  ],
  fixed: { during: 'timeslot', fields: ['type_id', 'rounds', 'next_round', 'loop_last', 'guarantee_after'] },
  panels: ['wheel'],
  list: {
    columns: [
      'wheel_id',
      'name',
      'type_id',
      'rounds',
      'next_round',
      'multi_count',
      'guarantee_after',
      'timeslot',
      'status',
    ],
    filters: ['type_id', 'next_round', 'loop_last', 'status'],
    sorts: ['wheel_id', 'name', 'multi_count'],
  },
});
