import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const grade = enumOf('gridcha-grade', {
  key: ['Key', '鑰匙', '鍵', 'gold', ['鑰', '鍵']],
  big: ['Big prize', '大獎', '大当たり', 'magenta', '大'],
  normal: ['Normal', '一般', '通常', 'neutral', ['一', '常']],
  blank: ['Consolation', '安慰獎', '残念賞', 'neutral', ['慰', '残']],
});

const ROUND = [1, 20] as const;
const PER_ROUND = {
  groupBy: 'gridcha_id',
  from: 'round_from',
  to: 'round_to',
  until: { field: 'rounds', of: 'gridcha_id' },
} as const;
const KEYS = { sumOf: 'count', in: PER_ROUND, where: { field: 'grade', in: ['key'] } } as const;
const sideOf = (side: 'size_x' | 'size_y') => ({ field: side, of: 'gridcha_id' });

/** What is under some cells of a grid, in some of its rounds. */
export const gridchaCellSetting = defineModule({
  key: 'gridcha-cell-setting',
  family: 'gacha',
  titles: {
    title: ['Gridcha cells', '九宮格格子', 'グリッドガチャのマス'],
    record: ['Cells', '格子', 'マス'],
  },
  kind: 'child',
  parent: 'gridcha_id',
  sections: {
    round: section(['Rounds', '回合', 'ラウンド'], {
      gridcha_id: field.reference(['Gridcha', '九宮格轉蛋', 'グリッドガチャ'], 'gridcha-setting'),
      id: common.id(),
      round_from: field.integer(['From round', '起始回合', '開始ラウンド'], ROUND, { default: 1 }),
      round_to: field.integer(['To round', '結束回合', '終了ラウンド'], ROUND, { default: 1 }),
    }),
    content: section(['Content', '內容', '中身'], {
      reward: field.rewards(['Reward', '獎勵內容', '報酬'], [1, 1]),
      count: field.integer(['Cells', '格數', 'マスの数'], [1, 100], {
        help: [
          'The cells of each round must fill the grid.',
          '每回合的格數總和須等於格子總數。',
          'ラウンドごとの合計をグリッドのマス数に合わせます。',
        ],
      }),
      grade: field.enum(['Grade', '等第', '等級'], grade, { default: 'normal' }),
      min_open: field.integer(['Cells to open first', '須先翻開格數', '先に開くマス数'], [0, 99], {
        optional: true,
        help: [
          'Number of cells a player must open first.',
          '玩家須先翻開的格數。',
          'その前に開くマスの数です。',
        ],
      }),
      show_silhouette: field.boolean(['Show outline', '顯示輪廓', '輪郭を見せる'], { default: false }),
    }),
  },
  rules: [
    { field: 'round_to', is: 'at_least', than: { field: 'round_from' } },
    { field: 'round_to', is: 'at_most', than: { field: 'rounds', of: 'gridcha_id' } },
    { sumOf: 'count', in: PER_ROUND, is: 'same', as: { productOf: [sideOf('size_x'), sideOf('size_y')] } },
    { ...KEYS, is: 'at_most', than: 1 },
    { ...KEYS, is: 'same', as: 1, when: { field: 'next_round', of: 'gridcha_id', in: ['key_found'] } },
    {
      field: 'min_open',
      is: 'less',
      than: { productOf: [sideOf('size_x'), sideOf('size_y')] },
    },
  ],
  fixed: { during: 'gridcha_id', fields: ['round_from', 'round_to', 'reward', 'count', 'grade', 'min_open'] },
  board: {
    count: 'count',
    groupBy: ['round_from', 'round_to'],
    size: { of: 'gridcha_id', sides: ['size_x', 'size_y'] },
    label: 'id',
    colour: 'grade',
  },
  display: { namedAfter: ['reward'] },
  list: {
    columns: ['gridcha_id', 'id', 'round_from', 'round_to', 'reward', 'count', 'grade', 'min_open', 'status'],
    filters: ['grade', 'round_from', 'show_silhouette', 'status'],
    sorts: ['id', 'round_from', 'count'],
    sheet: {},
  },
});
