import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** One round of a treasure hunt: what is buried, and what empty cells may hold. */
export const treasureRoundSetting = defineModule({
  key: 'treasure-round-setting',
  family: 'minigames',
  titles: { title: ['Treasure rounds', '尋寶回合', '宝探しラウンド'], record: ['Round', '回合', 'ラウンド'] },
  kind: 'child',
  parent: 'treasure_id',
  identity: ['round'],
  sections: {
    basics: common.basics({
      treasure_id: field.reference(['Treasure hunt', '尋寶', '宝探し'], 'treasure-setting'),
      round: field.integer(['Round', '回合', 'ラウンド'], [1, 20]),
      background: common.background('battle-background/default.svg'),
    }),
    treasures: section(['Treasures', '寶物', '宝物'], {
      treasures: field.rows(['Treasures', '寶物', '宝物'], [1, 10], {
        uniqueBy: 'piece_id',
        summary: ['piece_id', 'count'],
        fields: {
          piece_id: field.reference(['Treasure', '寶物', '宝物'], 'treasure-piece-setting'),
          count: field.integer(['Count', '數量', '個数'], [1, 20], { default: 1 }),
          main: field.boolean(['Main treasure', '主寶物', 'メインの宝物'], { default: false }),
        },
      }),
      clear_rewards: field.rewards(['Round reward', '過關獎勵', 'ラウンドの報酬'], []),
    }),
    empty: section(['Empty cells', '空格', '空のマス'], dropTableFields),
  },
  rules: [
    ...ladderRules({
      step: 'round',
      of: 'treasure_id',
      from: 1,
      until: { field: 'round_count', of: 'treasure_id' },
    }),
    { countOf: 'treasures', where: { field: 'main', in: [true] }, is: 'same', as: 1 },
    { field: 'width', of: 'treasures.piece_id', is: 'at_most', than: { field: 'grid_x', of: 'treasure_id' } },
    {
      field: 'height',
      of: 'treasures.piece_id',
      is: 'at_most',
      than: { field: 'grid_y', of: 'treasure_id' },
    },
    {
      rule: 'pieces_fit',
      rows: 'treasures',
      piece: 'piece_id',
      count: 'count',
      size: ['width', 'height'],
      board: 'treasure_id',
      grid: ['grid_x', 'grid_y'],
    },
    { field: 'drop_mode', is: 'one_of', values: ['rate', 'weight', 'group'] },
    ...dropTableRules,
  ],
  display: { title: 'round' },
  fixed: {
    during: 'treasure_id',
    fields: [
      'treasures',
      'clear_rewards',
      'drop_mode',
      'drop_rolls',
      'rated_drops',
      'weighted_drops',
      'grouped_drops',
    ],
  },
  panels: ['board'],
  board: {
    rows: 'treasures',
    count: 'count',
    size: { of: 'treasure_id', sides: ['grid_x', 'grid_y'] },
    piece: { of: 'piece_id', sides: ['width', 'height'] },
    label: 'piece_id',
  },
  list: {
    columns: ['treasure_id', 'round', 'treasures', 'clear_rewards', 'drop_mode', 'status'],
    filters: ['round', 'drop_mode', 'status'],
    sorts: ['round', 'drop_mode'],
  },
});
