import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoRarity } from './pet-names.ts';

type Class = {
  readonly key: string;
  readonly name: Trio;
  readonly from: number;
  readonly to: number | null;
  readonly reset: number;
  readonly rewards: string;
  /** Levels, stars and pets of its bots. */
  readonly level: number;
  readonly star: number;
  readonly rarities: readonly DemoRarity[];
  /** The power that it begins with; it ends where the next one begins. */
  readonly power: number;
};

/** The classes of the arena, from the lowest to the highest. */
export const CLASSES: readonly Class[] = [
  {
    key: 'D',
    name: ['Kindling', '火種', '火種'],
    from: 0,
    to: 999,
    reset: 0,
    rewards: 'coin 2000',
    level: 10,
    star: 1,
    rarities: ['N', 'R'],
    power: 1000,
  },
  {
    key: 'C',
    name: ['Candle', '燭光', 'ろうそく'],
    from: 1000,
    to: 1999,
    reset: 800,
    rewards: 'gem 50',
    level: 25,
    star: 2,
    rarities: ['R'],
    power: 4000,
  },
  {
    key: 'B',
    name: ['Torch', '火炬', 'たいまつ'],
    from: 2000,
    to: 2999,
    reset: 1500,
    rewards: 'gem 80',
    level: 45,
    star: 3,
    rarities: ['R', 'SR'],
    power: 12_000,
  },
  {
    key: 'A',
    name: ['Beacon', '烽火', 'のろし'],
    from: 3000,
    to: 3999,
    reset: 2200,
    rewards: 'gem 120',
    level: 65,
    star: 4,
    rarities: ['SR', 'SSR'],
    power: 40_000,
  },
  {
    key: 'S',
    name: ['Dawn', '曙光', '暁'],
    from: 4000,
    to: null,
    reset: 3000,
    rewards: 'gem 200, item:1021 1',
    level: 80,
    star: 5,
    rarities: ['SSR', 'SSR_PLUS'],
    power: 120_000,
  },
];

export function demoArenaClasses(): readonly RecordData[] {
  return CLASSES.map(({ key, name, from, to, reset, rewards, power }, index) =>
    released(
      {
        pvp_class: key,
        name: text(name),
        icon: { path: iconPath('arena', key) },
        score_from: from,
        ...(to === null ? { class_cap: 500 } : { score_to: to }),
        season_reset_score: reset,
        demote: key !== 'D',
        min_power: power,
        ...maxPowerAfter(index),
        promote_rewards: assetsOf(rewards),
      },
      index,
    ),
  );
}

/** The highest class has no end. */
function maxPowerAfter(index: number): RecordData {
  const next = CLASSES[index + 1]?.power;
  return next === undefined ? {} : { max_power: next };
}
