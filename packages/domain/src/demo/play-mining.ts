import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import { headOf, period } from './season-heads.ts';

export function demoMines(): readonly RecordData[] {
  return [
    released(
      {
        mining_id: 631,
        ...headOf('mining', 631),
        rules: text([
          'Dig as deep as you like. The shaft has waited a hundred years.',
          '盡情往下挖吧，這座礦坑已等了一百年。',
          '好きなだけ深く掘ろう。坑道は百年待っていた。',
        ]),
        permanent: true,
        timeslot: { type: 'always_open' },
        width: 6,
        layers: 100,
        energy_cost: 1,
      },
      0,
    ),
    released(
      {
        mining_id: 632,
        ...headOf('mining', 632),
        rules: text([
          'The ice is thick and full of light. Points count until the thaw.',
          '厚冰裡藏著光，積分計算至融冰為止。',
          '厚い氷の中に光がある。ポイントは雪どけまで数える。',
        ]),
        permanent: false,
        timeslot: period('2026-12-01 03:00:00', '2026-12-16 03:00:00'),
        claim_end_at: '2026-12-19 03:00:00',
        width: 5,
        layers: 40,
        energy_cost: 2,
        point_item_id: 1042,
      },
      1,
    ),
  ];
}

type Block = {
  readonly type: string;
  readonly name: Trio;
  readonly hp: number;
  readonly more?: RecordData;
};

const drops = (words: string, rate_bp = 10_000): RecordData => ({
  drop_mode: 'rate',
  rated_drops: [{ reward: assetsOf(words), rate_bp, first_only: false }],
});

const BLOCKS: readonly Block[] = [
  { type: 'dirt', name: ['Soft Earth', '鬆土', 'やわらかい土'], hp: 1 },
  { type: 'dirt', name: ['Packed Earth', '硬土', 'かたい土'], hp: 2 },
  { type: 'ore', name: ['Copper Vein', '銅脈', '銅の鉱脈'], hp: 2, more: drops('coin 800') },
  { type: 'ore', name: ['Star Vein', '星砂脈', '星砂の鉱脈'], hp: 4, more: drops('item:1011 1', 6000) },
  { type: 'chest', name: ['Miner’s Chest', '礦工寶箱', '坑夫の宝箱'], hp: 3, more: drops('gem 5') },
  {
    type: 'bomb',
    name: ['Blast Berry Bush', '爆裂莓叢', 'はじけベリーの茂み'],
    hp: 1,
    more: { effect_range: 2 },
  },
  { type: 'stone', name: ['Bedrock', '岩盤', '岩盤'], hp: 99, more: { unbreakable: true } },
  { type: 'spring', name: ['Warm Spring', '溫泉', '温かい泉'], hp: 1, more: { energy_gain: 5 } },
];

export function demoMiningBlocks(): readonly RecordData[] {
  return BLOCKS.map(({ type, name, hp, more }, index) =>
    released(
      {
        block_id: index + 1,
        name: text(name),
        block_type: type,
        image: { path: iconPath('minigame', `block-${type}`) },
        hp,
        unbreakable: false,
        drop_mode: 'none',
        ...more,
      },
      index,
    ),
  );
}

/** Mine, depths, treasures, blocks as id, weight, min and max, battle, rewards. */
const LAYERS: readonly (readonly [
  mine: number,
  from: number,
  to: number,
  treasures: number,
  blocks: readonly (readonly [id: number, weight: number, min: number, max: number])[],
  more?: RecordData,
])[] = [
  [
    631,
    1,
    20,
    1,
    [
      [1, 500, 2, 6],
      [3, 120, 0, 3],
      [6, 30, 0, 1],
    ],
    { clear_rewards: assetsOf('coin 10000') },
  ],
  [
    631,
    21,
    50,
    2,
    [
      [1, 200, 0, 6],
      [2, 300, 1, 6],
      [3, 150, 0, 3],
      [5, 20, 0, 1],
      [8, 20, 0, 1],
    ],
  ],
  [
    631,
    51,
    80,
    3,
    [
      [2, 400, 1, 6],
      [4, 100, 0, 2],
      [6, 40, 0, 2],
      [7, 60, 0, 3],
    ],
    { boss_battle_id: 100_310 },
  ],
  [
    631,
    81,
    100,
    5,
    [
      [2, 300, 0, 6],
      [4, 200, 1, 3],
      [5, 50, 0, 2],
      [7, 120, 0, 4],
    ],
    { clear_rewards: assetsOf('gem 300') },
  ],
  [
    632,
    1,
    25,
    2,
    [
      [1, 300, 1, 5],
      [4, 150, 0, 3],
      [8, 40, 0, 1],
    ],
  ],
  [
    632,
    26,
    40,
    4,
    [
      [2, 300, 0, 5],
      [4, 250, 1, 4],
      [5, 60, 0, 2],
    ],
    { clear_rewards: assetsOf('event_currency:1042 200') },
  ],
];

export function demoMiningLayers(): readonly RecordData[] {
  return LAYERS.map(([mining_id, depth_from, depth_to, treasure_count, blocks, more], index) =>
    released(
      {
        mining_id,
        id: index + 1,
        depth_from,
        depth_to,
        background: {
          path: iconPath('battle-background', ['region-2', 'hall', 'region-4'][index % 3] ?? 'hall'),
        },
        block_weights: blocks.map(([block_id, weight, min, max]) => ({ block_id, weight, min, max })),
        treasure_count,
        ...more,
      },
      index,
    ),
  );
}

export function demoMiningTools(): readonly RecordData[] {
  const tools: readonly RecordData[] = [
    {
      name: text(['Old Pickaxe', '老鎬', '古いつるはし']),
      icon: { path: iconPath('minigame', 'tool-pick') },
      damage: 1,
      shape: 'single',
      size: 1,
      levels: [
        { level: 1, costs: assetsOf('coin 5000'), damage: 1 },
        { level: 2, costs: assetsOf('coin 20000, item:1014 3'), damage: 2 },
        { level: 3, costs: assetsOf('coin 60000, item:1014 10'), damage: 3 },
      ],
    },
    {
      name: text(['Spring Drill', '發條鑽頭', 'ぜんまいドリル']),
      icon: { path: iconPath('minigame', 'tool-drill') },
      item_id: 1106,
      damage: 3,
      shape: 'column',
      size: 4,
      buy_cost: assetsOf('gem 30'),
      daily_limit: 5,
    },
    {
      name: text(['Blast Berry', '爆裂莓', 'はじけベリー']),
      icon: { path: iconPath('minigame', 'tool-bomb') },
      item_id: 1105,
      damage: 5,
      shape: 'area',
      size: 3,
    },
  ];
  return tools.map((tool, index) => released({ tool_id: index + 1, daily_limit: 0, ...tool }, index));
}

const LAST_RANK = 999_999;

export function demoMiningRewards(): readonly RecordData[] {
  const rewards: readonly (readonly [
    mine: number,
    kind: string,
    from: number,
    words: string,
    to?: number,
  ])[] = [
    [631, 'depth', 10, 'coin 5000'],
    [631, 'depth', 50, 'item:1012 2'],
    [631, 'depth', 100, 'gem 500'],
    [631, 'blocks', 500, 'item:1105 2'],
    [631, 'treasure', 10, 'item:1106 1'],
    [632, 'depth', 20, 'event_currency:1042 50'],
    [632, 'depth', 40, 'event_currency:1042 150'],
    [632, 'point', 1000, 'item:1021 2'],
    [632, 'rank', 1, 'gem 1000', 1],
    [632, 'rank', 2, 'gem 500', 20],
    [632, 'rank', 21, 'gem 100', LAST_RANK],
  ];
  return rewards.map(([mining_id, kind, from, words, to], index) =>
    released(
      {
        mining_id,
        id: index + 1,
        kind,
        ...(to === undefined ? { threshold: from } : { rank_from: from, rank_to: to }),
        rewards: assetsOf(words),
        claim: to === undefined ? 'manual' : 'mail',
        display_big: from === 100 || to === 1,
      },
      index,
    ),
  );
}
