import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead } from '../../field-sets/event-head.ts';

const SIDE = [3, 10] as const;
const head = eventHead({ types: ['always_open', 'limited_period', 'event_trigger'] });

/** A field that players dig up cell by cell, round after round, to find what is buried. */
export const treasureSetting = defineModule({
  key: 'treasure-setting',
  family: 'minigames',
  titles: {
    title: ['Treasure hunts', '尋寶設定', '宝探し設定'],
    record: ['Treasure hunt', '尋寶', '宝探し'],
  },
  identity: ['treasure_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      treasure_id: field.id(['Treasure hunt ID', '尋寶編號', '宝探しID']),
      ...head.basics,
      ...head.open,
    }),
    rounds: section(['Rounds and grid', '回合', 'ラウンド'], {
      round_count: field.integer(['Rounds', '回合數', 'ラウンド数'], [1, 20]),
      grid_x: field.integer(['Columns', '欄數', '列の数'], SIDE, { default: 6 }),
      grid_y: field.integer(['Rows', '列數', '行の数'], SIDE, { default: 6 }),
      auto_next: field.boolean(
        ['Next round after the main treasure', '主寶物後進入下一回合', 'メインの宝物で次のラウンドへ'],
        {
          default: true,
        },
      ),
      loop_last: field.boolean(['Repeats the last round', '循環最後回合', '最後のラウンドを繰り返す'], {
        default: false,
      }),
    }),
    price: section(['Price', '價格', '価格'], {
      cell_cost: field.costs(['Price of a cell', '每格消耗', '1マスの価格'], [1, 1]),
      ticket_item_id: common.ticket({ optional: true }),
      hint_cost: field.costs(['Price of a hint', '提示消耗', 'ヒントの価格'], [1, 1], { optional: true }),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    { field: 'round_count', is: 'same', as: { countOf: { children: 'treasure-round-setting' } } },
  ],
  fixed: {
    during: 'timeslot',
    fields: [
      'round_count',
      'grid_x',
      'grid_y',
      'auto_next',
      'loop_last',
      'cell_cost',
      'ticket_item_id',
      'hint_cost',
    ],
  },
  list: {
    columns: ['treasure_id', 'name', 'round_count', 'grid_x', 'grid_y', 'cell_cost', 'timeslot', 'status'],
    filters: ['ticket_item_id', 'loop_last', 'status'],
    sorts: ['treasure_id', 'name', 'round_count'],
  },
  search: ['name', 'rules'],
});
