import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featuredTargets, type DrawGoal } from './draw-goal.ts';
import { drawsForShare, goalDistribution, shareAfter } from './goal-distribution.ts';
import type { GachaponConfig } from './gachapon-config.ts';
import { buildGachapon } from './gachapon-fixture.ts';
import { seededRandom } from './seeded-random.ts';
import { simulatePlayers } from './simulate-players.ts';

const PITY = { id: 1, kind: 'rate_up', hard_at: 30 };
const copies = (count: number): DrawGoal => ({
  kind: 'copies',
  copies: count,
  isWanted: ({ isFeatured }) => isFeatured,
});

function gachaponWithTwo(): GachaponConfig {
  const config = buildGachapon({ guarantees: [PITY] });
  const [featured, ...others] = config.groups;
  const [entry] = featured?.entries ?? [];
  if (featured === undefined || entry === undefined) throw new Error('The sample has a featured pet.');
  const second = { ...entry, target: 'pet:9', petId: 9 };
  return { ...config, groups: [{ ...featured, entries: [entry, second] }, ...others] };
}

describe('the draws until a goal', () => {
  it('are n times as many on average for n copies where every hit starts again', () => {
    const config = buildGachapon({ guarantees: [PITY] });
    const [one, five] = [goalDistribution(config, copies(1)), goalDistribution(config, copies(5))];
    expect(five?.mean).toBeCloseTo(5 * (one?.mean ?? 0), 6);
    expect(five?.worst).toEqual({ draws: 150, hits: [30, 60, 90, 120, 150] });
    expect(shareAfter(five ?? { chances: [], remaining: 1, mean: null }, 150)).toBeCloseTo(1, 12);
  });

  it('have no worst case where nothing is guaranteed, or where the limit comes first', () => {
    expect(goalDistribution(buildGachapon(), copies(1))?.worst).toBeNull();
    const limited = buildGachapon({ guarantees: [PITY], drawLimit: 29 });
    expect(goalDistribution(limited, copies(1))?.worst).toBeNull();
  });

  it('never end with every featured pet where luck decides which one comes', () => {
    const config = gachaponWithTwo();
    const each: DrawGoal = { kind: 'each', targets: featuredTargets(config) };
    const distribution = goalDistribution(config, each);
    // Two equally likely ones take one wait for the first and two for the other.
    expect(distribution?.mean).toBeCloseTo(3 * (goalDistribution(config, copies(1))?.mean ?? 0), 6);
    expect(distribution?.worst).toBeNull();
  });

  it('are as many as simulated players need, whatever the guarantee', () => {
    fc.assert(
      fc.property(
        fc.record({ hard_at: fc.integer({ min: 2, max: 40 }), reset_on_hit: fc.boolean() }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer(),
        (row, count, seed) => {
          const config = buildGachapon({ guarantees: [{ ...PITY, ...row }], trigger: 10 });
          const distribution = goalDistribution(config, copies(count));
          const waits = simulatePlayers(config, copies(count), { players: 400, random: seededRandom(seed) });
          const worst = distribution?.worst?.draws ?? 0;
          expect(Math.max(...waits.draws)).toBeLessThanOrEqual(worst);
          expect(drawsForShare(distribution ?? { chances: [], remaining: 1, mean: null }, 1)).toBe(worst);
          const mean = waits.draws.reduce((sum, draws) => sum + draws, 0) / waits.draws.length;
          // Five standard errors; a wait varies by less than its worst case.
          expect(Math.abs(mean - (distribution?.mean ?? 0))).toBeLessThan((5 * worst) / Math.sqrt(400));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are left to simulation where there are too many ways', () => {
    const config = buildGachapon({
      guarantees: [
        { ...PITY, hard_at: 999 },
        { ...PITY, id: 2, kind: 'rarity', rarity: 'SR', hard_at: 998 },
      ],
    });
    expect(goalDistribution(config, copies(20))).toBeNull();
  });
});
