import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { towerRules } from '../../field-sets/tower-rules.ts';

const layout = enumOf('maze-layout', {
  branch: ['Branching', '分支', '分岐', 'blue', '岐'],
  grid: ['Grid', '格狀', '格子', 'green', '格'],
  line: ['Line', '直線', '一本道', 'neutral', ['線', '道']],
});

const nodeType = enumOf('maze-node-type', {
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

const CELLS = { productOf: [{ field: 'columns' }, { field: 'rows' }] } as const;

/** One floor of a maze: how it is laid out, and what may be on it. */
export const mazeFloorSetting = defineModule({
  key: 'maze-floor-setting',
  family: 'towers-maze',
  titles: { title: ['Maze floors', '迷宮樓層', '迷宮フロア'], record: ['Floor', '樓層', 'フロア'] },
  kind: 'child',
  parent: 'maze_id',
  identity: ['floor'],
  sections: {
    basics: common.basics({
      maze_id: field.reference(['Maze', '迷宮', '迷宮'], 'maze-setting'),
      floor: field.integer(['Floor', '樓層', '階'], [1, 30]),
      name: common.name(40),
      background: common.background('battle-background/default.svg'),
      recommended_power: common.recommendedPower([0, 999_999_999]),
    }),
    map: section(['Map', '地圖', 'マップ'], {
      layout: field.enum(['Layout', '配置', '配置'], layout, { default: 'branch' }),
      columns: field.integer(['Columns', '欄數', '列数'], [1, 20]),
      rows: field.integer(['Rows', '列數', '行数'], [1, 20]),
      node_pool: field.rows(['Nodes', '節點', 'ノード'], [1, 9], {
        uniqueBy: 'node_type',
        weight: 'weight',
        fields: {
          node_type: common.type(nodeType),
          weight: common.weight([0, 1_000_000]),
          min: field.integer(['Minimum', '最少', '最小'], [0, 400]),
          max: field.integer(['Maximum', '最多', '最大'], [0, 400]),
        },
      }),
      boss_battle_id: field.reference(['Boss battle', '首領戰', 'ボスバトル'], 'battle-setting'),
      first_clear_rewards: field.rewards(['First-clear reward', '首次通關獎勵', '初回報酬'], []),
    }),
  },
  rules: [
    ...towerRules({ floor: 'floor', of: 'maze_id' }),
    { field: 'node_pool.max', is: 'at_least', than: { field: 'min' } },
    { sumOf: 'min', in: 'node_pool', is: 'at_most', than: CELLS },
    { sumOf: 'min', in: 'node_pool', where: { field: 'node_type', in: ['exit', 'boss'] }, is: 'same', as: 1 },
    { sumOf: 'max', in: 'node_pool', where: { field: 'node_type', in: ['exit', 'boss'] }, is: 'same', as: 1 },
  ],
  fixed: {
    during: 'maze_id',
    fields: [
      'recommended_power',
      'layout',
      'columns',
      'rows',
      'node_pool',
      'boss_battle_id',
      'first_clear_rewards',
    ],
  },
  list: {
    columns: [
      'maze_id',
      'floor',
      'name',
      'layout',
      'boss_battle_id',
      'recommended_power',
      'first_clear_rewards',
      'status',
    ],
    filters: ['floor', 'layout', 'boss_battle_id', 'status'],
    sorts: ['floor', 'name', 'recommended_power'],
  },
});
