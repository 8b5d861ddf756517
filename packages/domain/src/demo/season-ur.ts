import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { released, text } from './names.ts';
import { HARVEST, headOf, period } from './season-heads.ts';

const EVENTS: readonly RecordData[] = [
  {
    event_id: 571,
    rules: text([
      'Gather sparks on the road. With five thousand of them the Plume Drake comes down from its mountain.',
      '沿途收集火花，集滿五千，羽龍便會下山。',
      '道で火花を集めよう。五千集まれば、羽ドレイクが山から下りてくる。',
    ]),
    timeslot: HARVEST,
    pet_id: 10_063,
    goal_kind: 'point',
    goal_total: 5000,
    free_daily_points: 150,
    final_rewards: assetsOf('pet:10063 1, gem 300'),
    per_user_limit: 1,
  },
  {
    event_id: 572,
    rules: text([
      'Collect spirits of the Bell. When it rings a third time, the Star Cartographer listens.',
      '收集鐘之魂。鐘聲三響，繪星者便會傾聽。',
      '鐘のソウルを集めよう。三度鳴れば、星図の描き手が耳を澄ます。',
    ]),
    timeslot: period('2026-12-18 03:00:00', '2027-01-03 03:00:00'),
    god_id: 110,
    goal_kind: 'spirit',
    goal_total: 120,
    free_daily_points: 2,
    final_rewards: assetsOf('pet_god:110 1'),
    per_user_limit: 2,
  },
];

const STEPS: readonly (readonly [
  event: number,
  threshold: number,
  rewards: string,
  paid?: string,
  isBig?: true,
])[] = [
  [571, 300, 'coin 20000'],
  [571, 1000, 'item:1021 2', 'gem 100'],
  [571, 2000, 'item:1002 10', 'gem 150'],
  [571, 3500, 'pet_spirit:10063 10', 'gem 200'],
  [571, 5000, 'gem 200', 'item:1023 1', true],
  [572, 30, 'item:1016 5'],
  [572, 60, 'pet_god_spirit:110 10', 'gem 150'],
  [572, 120, 'gem 300', 'gem 500', true],
];
const HARVEST_BASKET = 4131;

export function demoUrEvents(): readonly RecordData[] {
  return EVENTS.map((event, index) => released({ ...event, ...headOf('ur', event['event_id']) }, index));
}

export function demoUrSteps(): readonly RecordData[] {
  return STEPS.map(([event_id, threshold, rewards, paid, isBig = false], index) =>
    released(
      {
        event_id,
        id: index + 1,
        threshold,
        rewards: assetsOf(rewards),
        ...(paid === undefined ? {} : { paid_rewards: assetsOf(paid), mall_id: HARVEST_BASKET }),
        display_big: isBig,
      },
      index,
    ),
  );
}
