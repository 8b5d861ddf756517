import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const cellType = enumOf('monopoly-cell-type', {
  start: ['Start', '起點', 'スタート', 'green', ['起', '始']],
  reward: ['Reward', '獎勵', '報酬', 'gold', ['獎', '賞']],
  chance: ['Chance card', '機會卡', 'イベントカード', 'purple', ['機', '札']],
  move: ['Move', '移動', '移動', 'blue', ['移', '移']],
  shop: ['Shop', '商店', 'ショップ', 'cyan', '店'],
  battle: ['Battle', '戰鬥', 'バトル', 'red', ['戰', '戦']],
  rest: ['Rest', '休息', '休み', 'neutral', '休'],
  minigame: ['Mini-game', '小遊戲', 'ミニゲーム', 'magenta', ['玩', '遊']],
  warp: ['Warp', '傳送', 'ワープ', 'orange', ['傳', '跳']],
});

const OF_A_MAP = ['monopoly_id', 'map_no'] as const;
const place = (label: readonly [string, string, string]) => field.integer(label, [0, 99]);

/** A cell of a board, and what happens to a player who lands on it. */
export const monopolyCellSetting = defineModule({
  key: 'monopoly-cell-setting',
  family: 'minigames',
  titles: { title: ['Monopoly cells', '大富翁格子', 'すごろくマス'], record: ['Cell', '格子', 'マス'] },
  kind: 'child',
  parent: 'monopoly_id',
  sections: {
    place: section(['Position', '位置', '場所'], {
      monopoly_id: field.reference(['Board game', '大富翁', 'すごろく'], 'monopoly-setting'),
      id: common.id(),
      map_no: field.integer(['Map', '地圖編號', 'マップ番号'], [1, 99], { default: 1 }),
      cell_no: field.integer(['Cell no.', '格子編號', 'マス番号'], [0, 999]),
      x: place(['Column', '欄', '列']),
      y: place(['Row', '列', '行']),
      icon: field.asset(['Cell picture', '格子圖', 'マスの画像'], 'image', { optional: true }),
    }),
    cell: section(['Cell', '格子', 'マス'], {
      cell_type: common.type(cellType, { default: 'reward' }),
      rewards: common.rewards([], { optional: true }),
      move_steps: field.integer(['Steps', '步數', '進む数'], [-6, 6], {
        notZero: true,
        showWhen: { field: 'cell_type', in: ['move'] },
      }),
      warp_to: field.reference(['Warp target', '傳送至', '移動先'], 'monopoly-cell-setting', {
        notSelf: true,
        showWhen: { field: 'cell_type', in: ['warp'] },
      }),
      event_group: field.text(['Card group', '機會卡群組', 'カードのグループ'], 30, {
        form: 'mark',
        monospace: true,
        showWhen: { field: 'cell_type', in: ['chance'] },
      }),
      battle_id: common.battle({ showWhen: { field: 'cell_type', in: ['battle'] } }),
      level_up_max: field.integer(['Upgrades', '可升級次數', '強化できる回数'], [0, 10], { default: 0 }),
    }),
  },
  rules: [
    { field: 'map_no', is: 'found_in', rows: { field: 'map_ids.map_no', of: 'monopoly_id' } },
    { field: 'cell_no', along: { orderBy: 'cell_no', groupBy: OF_A_MAP }, is: 'contiguous', from: 0 },
    { fields: ['monopoly_id', 'map_no', 'x', 'y'], is: 'unique' },
    { countOf: { groupBy: OF_A_MAP }, where: { field: 'cell_type', in: ['start'] }, is: 'same', as: 1 },
    { field: 'cell_no', is: 'same', as: 0, when: { field: 'cell_type', in: ['start'] } },
    { field: 'rewards', is: 'required', when: { field: 'cell_type', in: ['reward'] } },
    { field: 'monopoly_id', of: 'warp_to', is: 'same', as: { field: 'monopoly_id' } },
    { field: 'map_no', of: 'warp_to', is: 'same', as: { field: 'map_no' } },
    {
      rule: 'occurs_in',
      field: 'event_group',
      module: 'monopoly-event-setting',
      at: 'event_group',
      same: 'monopoly_id',
    },
    { rule: 'moves_end', groupBy: OF_A_MAP, at: 'cell_no', by: 'move_steps', to: 'warp_to' },
  ],
  display: { title: 'cell_no' },
  fixed: {
    during: 'monopoly_id',
    fields: [
      'map_no',
      'cell_no',
      'cell_type',
      'rewards',
      'move_steps',
      'warp_to',
      'event_group',
      'battle_id',
      'level_up_max',
    ],
  },
  board: {
    at: ['x', 'y'],
    groupBy: 'map_no',
    label: 'cell_no',
    colour: 'cell_type',
    track: 'cell_no',
    links: { reference: 'warp_to' },
  },
  list: {
    columns: [
      'monopoly_id',
      'id',
      'map_no',
      'cell_no',
      'cell_type',
      'rewards',
      'move_steps',
      'event_group',
      'status',
    ],
    filters: ['map_no', 'cell_type', 'event_group', 'status'],
    sorts: ['id', 'map_no', 'cell_no'],
    sheet: { groupBy: 'map_no' },
  },
});
