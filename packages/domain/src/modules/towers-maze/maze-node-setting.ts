import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const nodeType = enumOf('maze-map-node-type', {
  start: ['Start', '起點', '入口', 'blue', ['起', '入']],
  battle: ['Battle', '戰鬥', 'バトル', 'neutral', ['戰', '闘']],
  elite: ['Elite', '菁英', '精鋭', 'orange', ['菁', '精']],
  boss: ['Boss', '首領', 'ボス', 'red', '王'],
  event: ['Event', '事件', 'イベント', 'magenta', '事'],
  shop: ['Shop', '商店', 'ショップ', 'cyan', '店'],
  treasure: ['Treasure', '寶箱', '宝箱', 'gold', '箱'],
  rest: ['Rest', '休息', '休憩', 'green', '憩'],
  buff: ['Buff', '增益', 'バフ', 'purple', ['增', '強']],
  exit: ['Exit', '出口', '出口', 'blue', '出'],
});

const CONTENTS = {
  start: null,
  battle: 'battle-setting',
  elite: 'battle-setting',
  boss: 'battle-setting',
  event: 'maze-event-setting',
  shop: 'maze-shop-setting',
  treasure: 'maze-treasure-setting',
  rest: null,
  buff: null,
  exit: null,
} as const;
const WITH_CONTENT = Object.entries(CONTENTS).flatMap(([type, module]) => (module === null ? [] : [type]));

const PLACE = [0, 19] as const;
const ON_A_FLOOR = { groupBy: ['maze_id', 'floor'] } as const;

/** A node on the map of a floor that is made by hand. Floors that the game makes have none. */
export const mazeNodeSetting = defineModule({
  key: 'maze-node-setting',
  family: 'towers-maze',
  titles: { title: ['Maze nodes', '迷宮節點', '迷宮ノード'], record: ['Node', '節點', 'ノード'] },
  kind: 'child',
  parent: 'maze_id',
  sections: {
    place: section(['Position', '位置', '場所'], {
      maze_id: field.reference(['Maze', '迷宮', '迷宮'], 'maze-setting'),
      id: common.id(),
      floor: field.integer(['Floor', '樓層', '階'], [1, 30]),
      x: field.integer(['Column', '欄', '列'], PLACE),
      y: field.integer(['Row', '列', '行'], PLACE),
    }),
    node: section(['Node', '節點', 'ノード'], {
      node_type: common.type(nodeType),
      content_id: field.referenceBy(['Content', '內容', '中身'], 'node_type', CONTENTS),
      next_nodes: field.rows(['Next nodes', '通往', '行き先'], 10, {
        optional: true,
        help: ['Must be in a later column.', '必須為更後方的欄。', '必ずより後ろの列にします。'],
        fields: {
          to_x: field.integer(['Column', '欄', '列'], PLACE),
          to_y: field.integer(['Row', '列', '行'], PLACE),
        },
      }),
      cost_step: field.integer(['Step cost', '消耗步數', '消費歩数'], [0, 10], { default: 1 }),
      hidden: field.boolean(['Hidden', '隱藏', '隠す'], { default: false }),
      show_conds: field.conditions(['Display conditions', '顯示條件', '表示条件'], { optional: true }),
    }),
  },
  rules: [
    { fields: ['maze_id', 'floor', 'x', 'y'], is: 'unique' },
    { field: 'floor', is: 'record_of', module: 'maze-floor-setting', under: 'maze_id' },
    { field: 'content_id', is: 'required', when: { field: 'node_type', in: WITH_CONTENT } },
    { field: 'next_nodes.to_x', is: 'greater', than: { field: 'x' } },
    { countOf: ON_A_FLOOR, where: { field: 'node_type', in: ['start'] }, is: 'same', as: 1 },
    { countOf: ON_A_FLOOR, where: { field: 'node_type', in: ['exit'] }, is: 'at_least', than: 1 },
    {
      rule: 'map_leads_through',
      groupBy: ['maze_id', 'floor'],
      at: ['x', 'y'],
      next: 'next_nodes',
      to: ['to_x', 'to_y'],
      type: 'node_type',
      start: 'start',
      end: 'exit',
    },
  ],
  board: {
    at: ['x', 'y'],
    groupBy: 'floor',
    colour: 'node_type',
    links: { rows: 'next_nodes', to: ['to_x', 'to_y'] },
  },
  fixed: {
    during: 'maze_id',
    fields: ['floor', 'x', 'y', 'node_type', 'content_id', 'next_nodes', 'cost_step', 'hidden', 'show_conds'],
  },
  display: { title: 'node_type' },
  list: {
    columns: [
      'maze_id',
      'id',
      'floor',
      'x',
      'y',
      'node_type',
      'content_id',
      'next_nodes',
      'hidden',
      'status',
    ],
    filters: ['floor', 'node_type', 'hidden', 'status'],
    sorts: ['id', 'floor', 'x'],
  },
});
