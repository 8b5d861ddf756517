import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

const DEPTH = [1, 500] as const;
const PER_ROW = [0, 12] as const;
const WIDTH = { field: 'width', of: 'mining_id' } as const;

/** What is in a range of depths of a mine. */
export const miningLayerSetting = defineModule({
  key: 'mining-layer-setting',
  family: 'minigames',
  titles: { title: ['Mining layers', '挖礦地層', '採掘層'], record: ['Layer', '地層', '層'] },
  kind: 'child',
  parent: 'mining_id',
  sections: {
    layer: section(['Layer', '地層', '層'], {
      mining_id: field.reference(['Mine', '礦坑', '鉱山'], 'mining-setting'),
      id: common.id(),
      depth_from: field.integer(['From depth', '起始深度', '開始深度'], DEPTH),
      depth_to: field.integer(['To depth', '結束深度', '終了深度'], DEPTH),
      background: common.background('battle-background/default.svg'),
    }),
    blocks: section(['Blocks', '方塊', 'ブロック'], {
      block_weights: field.rows(['Blocks', '方塊', 'ブロック'], [1, 20], {
        uniqueBy: 'block_id',
        weight: 'weight',
        help: [
          'Min and max are per row of the mine.',
          '最少與最多以礦坑的一層計算。',
          '最少と最多は鉱山の1段あたりの数です。',
        ],
        fields: {
          block_id: field.reference(['Block', '方塊', 'ブロック'], 'mining-block-setting'),
          weight: common.weight([0, 1_000_000], { default: 100 }),
          min: field.integer(['Min', '最少', '最少'], PER_ROW, { default: 0 }),
          max: field.integer(['Max', '最多', '最多'], PER_ROW),
        },
      }),
      treasure_count: field.integer(['Treasures', '寶藏數', '宝物の数'], [0, 10], { default: 0 }),
    }),
    end: section(['On completion', '通過時', '通過時'], {
      boss_battle_id: field.reference(['Boss battle', '首領戰', 'ボスバトル'], 'battle-setting', {
        optional: true,
      }),
      clear_rewards: common.rewards([], { optional: true }),
    }),
  },
  rules: [
    { field: 'depth_to', is: 'at_least', than: { field: 'depth_from' } },
    {
      field: 'depth_from',
      to: 'depth_to',
      along: { orderBy: 'depth_from', groupBy: 'mining_id' },
      is: 'contiguous',
      from: 1,
      until: { field: 'layers', of: 'mining_id' },
    },
    { field: 'block_weights.max', is: 'at_least', than: { field: 'min' } },
    { field: 'block_weights.max', is: 'at_most', than: WIDTH },
    {
      field: 'block_weights.max',
      is: 'less',
      than: WIDTH,
      when: { field: 'unbreakable', of: 'block_id', in: [true] },
    },
    { sumOf: 'min', in: 'block_weights', is: 'at_most', than: WIDTH },
  ],
  display: { title: 'depth_from' },
  fixed: {
    during: 'mining_id',
    fields: ['depth_from', 'depth_to', 'block_weights', 'treasure_count', 'boss_battle_id', 'clear_rewards'],
  },
  board: { band: ['depth_from', 'depth_to'] },
  list: {
    columns: [
      'mining_id',
      'id',
      'depth_from',
      'depth_to',
      'block_weights',
      'treasure_count',
      'boss_battle_id',
      'status',
    ],
    filters: ['treasure_count', 'boss_battle_id', 'status'],
    sorts: ['id', 'depth_from'],
  },
});
