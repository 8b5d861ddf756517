import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { released, text } from './names.ts';
import { HARVEST, headOf } from './season-heads.ts';

const cells = (
  words: readonly string[],
  more: (index: number) => RecordData = () => ({}),
): readonly RecordData[] =>
  words.map((cell, index) => {
    const space = cell.indexOf(' ');
    return {
      no: index + 1,
      weight: Number(cell.slice(0, space)),
      reward: assetsOf(cell.slice(space + 1)),
      ...more(index),
    };
  });

const TYPES: readonly RecordData[] = [
  {
    type_id: 1,
    name: text(['Harvest wheel', '豐收轉盤', '収穫祭の輪']),
    version: 'v1',
    cell_count: 8,
    cost_kind: 'ticket',
    rules: text([
      'Each spin takes one ribbon. The chances stand beside the cells.',
      '每次轉動消耗一條緞帶，機率標示於格旁。',
      '1回につきリボン1本。確率はマスの横に表示しています。',
    ]),
    skin_image: { path: iconPath('minigame', 'wheel') },
    spin_ms: 3200,
  },
  {
    type_id: 2,
    name: text(['Night wheel', '夜之轉盤', '夜の輪']),
    version: 'v2',
    cell_count: 6,
    cost_kind: 'gem',
    rules: text([
      'What was drawn is gone. The key reward opens the next round.',
      '抽中的獎勵會移除，抽到關鍵獎即進入下一回合。',
      '引いたものは消えます。目玉を引くと次のラウンドへ進みます。',
    ]),
    skin_image: { path: iconPath('minigame', 'wheel-night') },
    spin_ms: 4000,
  },
  {
    type_id: 3,
    name: text(['Shop wheel', '店家轉盤', 'お店の輪']),
    version: 'v1',
    cell_count: 6,
    cost_kind: 'coin',
    rules: text(['A spin for regular customers.', '常客專屬的轉盤。', '常連さんのためのルーレットです。']),
    skin_image: { path: iconPath('minigame', 'wheel') },
    spin_ms: 2000,
  },
];

export function demoWheelTypes(): readonly RecordData[] {
  const pointer = { path: iconPath('minigame', 'pointer') };
  return TYPES.map((type, index) => released({ ...type, pointer_image: pointer }, index));
}

const isFirstBig = (index: number): RecordData => ({ big: index === 0 });

const WHEELS: readonly RecordData[] = [
  {
    wheel_id: 601,
    type_id: 1,
    ...headOf('wheel', 601),
    timeslot: HARVEST,
    cost: assetsOf('item:1026 1'),
    free_per_day: 1,
    daily_limit: 50,
    cells: cells(
      [
        '20 gem 500',
        '300 item:1021 1',
        '1500 coin 5000',
        '1200 event_currency:1041 30',
        '800 item:1002 3',
        '1500 coin 3000',
        '900 item:1011 3',
        '600 item:1035 1',
      ],
      isFirstBig,
    ),
    total_rewards: [
      { spins: 10, rewards: assetsOf('item:1021 1') },
      { spins: 30, rewards: assetsOf('gem 100') },
      { spins: 60, rewards: assetsOf('item:1023 1') },
    ],
  },
  {
    wheel_id: 602,
    type_id: 3,
    ...headOf('wheel', 602),
    timeslot: { type: 'specific_weekdays', weekdays: [1, 4], daily_from: '06:00', daily_to: '12:00' },
    cost: assetsOf('coin 2000'),
    free_per_day: 1,
    daily_limit: 5,
    cells: cells(
      [
        '50 item:1005 1',
        '400 item:1004 1',
        '800 coin 3000',
        '700 item:1001 2',
        '600 coin 1500',
        '300 star 30',
      ],
      isFirstBig,
    ),
  },
];

export function demoWheels(): readonly RecordData[] {
  return WHEELS.map((wheel, index) => released(wheel, index));
}

export function demoWheelsV2(): readonly RecordData[] {
  const stocked = () => ({ stock: 1 });
  const round = (no: number, key_cell: number, words: readonly string[]): RecordData => ({
    round: no,
    key_cell,
    cells: cells(words, stocked),
    costs: [
      { count_from: 1, count_to: 1, cost: assetsOf(`gem ${no * 10}`) },
      { count_from: 2, count_to: 4, cost: assetsOf(`gem ${no * 30}`) },
      { count_from: 5, count_to: 6, cost: assetsOf(`gem ${no * 60}`) },
    ],
  });
  return [
    released({
      wheel_id: 605,
      type_id: 2,
      name: text(['Wheel of Wishes', '許願轉盤', '願いの輪']),
      timeslot: { type: 'event_trigger', event_id: 503 },
      rounds: [
        round(1, 1, [
          '10 item:1062 1',
          '30 item:1021 1',
          '60 coin 10000',
          '60 item:1002 5',
          '60 item:1011 5',
          '60 gem 10',
        ]),
        round(2, 1, [
          '10 item:1066 1',
          '30 item:1021 3',
          '60 coin 30000',
          '60 item:1003 3',
          '60 item:1012 3',
          '60 gem 30',
        ]),
      ],
      next_round: 'key_hit',
      loop_last: true,
      multi_count: 1,
      guarantee_after: 6,
      daily_limit: 0,
      point_item_id: 1043,
    }),
  ];
}

export function demoCrazyWheels(): readonly RecordData[] {
  return [
    released({
      wheel_id: 608,
      ...headOf('crazy', 608),
      timeslot: HARVEST,
      entry_cost: assetsOf('coin 10000'),
      daily_limit: 10,
      reward_cells: cells([
        '400 coin 6000',
        '300 item:1001 4',
        '200 item:1014 2',
        '150 star 60',
        '80 item:1011 2',
        '20 gem 100',
      ]),
      multiplier_cells: [
        [0.5, 300],
        [1, 400],
        [2, 200],
        [5, 80],
        [10, 20],
      ].map(([multiplier = 1, weight = 1], index) => ({ no: index + 1, multiplier, weight })),
      double_risk: true,
      risk_win_bp: 4500,
      jackpot: { reward_item_id: 1041, start: 5000, add_per_spin: 3 },
    }),
  ];
}
