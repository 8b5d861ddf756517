import { describe, expect, it } from 'vitest';
import { estimatedPower, readLevelRates, readRanks, statsByLevel } from './fighter-stats.ts';

const fox = {
  base_stats: { hp: 1000, atk: 100, def: 50, spd: 70 },
  growth_stats: { hp: 100, atk: 10, def: 5, spd: 1 },
};

const ranks = (maxLevel: number) => readRanks({ max_level: maxLevel });

describe('stats by level', () => {
  it('begin with the base and grow with every level', () => {
    const stats = statsByLevel(fox, new Map(), ranks(3));
    expect(stats.map(({ hp }) => hp)).toEqual([1000, 1100, 1200]);
    expect(stats[2]).toEqual({ hp: 1200, atk: 120, def: 60, spd: 72 });
  });

  it('grow as much as the curve says', () => {
    const rates = readLevelRates([
      { level: 2, stat_rate_bp: 5000 },
      { level: 3, stat_rate_bp: 20_000 },
      { level: 4 },
    ]);
    expect(statsByLevel(fox, rates, ranks(4)).map(({ atk }) => atk)).toEqual([100, 105, 125, 135]);
  });

  it('are those of the rarity', () => {
    const rare = readRanks({ max_level: 2, stat_rate_bp: 15_000 });
    expect(statsByLevel(fox, new Map(), rare).map(({ hp }) => hp)).toEqual([1500, 1650]);
    expect(statsByLevel(fox, new Map(), readRanks({ max_level: 10_000_000 }))).toHaveLength(300);
  });

  it('take a half-filled draft as far as it goes', () => {
    expect(statsByLevel({ base_stats: { hp: 5 } }, new Map(), ranks(2))).toEqual([
      { hp: 5, atk: 0, def: 0, spd: 0 },
      { hp: 5, atk: 0, def: 0, spd: 0 },
    ]);
  });
});

describe('estimated power', () => {
  it('rises with every stat and every star', () => {
    const [stats = { hp: 0, atk: 0, def: 0, spd: 0 }] = statsByLevel(fox, new Map(), ranks(1));
    expect(estimatedPower(stats)).toBeCloseTo(97.5);
    expect(estimatedPower(stats, 3)).toBeCloseTo(117);
    expect(estimatedPower({ ...stats, spd: stats.spd + 1 })).toBeGreaterThan(estimatedPower(stats));
  });
});
