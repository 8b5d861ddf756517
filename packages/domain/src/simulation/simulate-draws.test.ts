import { describe, expect, it } from 'vitest';
import { drawGachapon } from './draw-gachapon.ts';
import { NEW_PLAYER } from './gachapon-config.ts';
import { buildGachapon } from './gachapon-fixture.ts';
import { seededRandom } from './seeded-random.ts';
import { observe, sigmaOf, simulateDraws } from './simulate-draws.ts';

const PITY = { id: 1, kind: 'rate_up', soft_from: 20, soft_step_bp: 500, hard_at: 30 };
const run = (config = buildGachapon({ guarantees: [PITY], trigger: 10 }), draws = 20_000, seed = 5) =>
  simulateDraws(config, { draws, random: seededRandom(seed), state: NEW_PLAYER });

describe('a run of draws', () => {
  it('gives what the game gives with the same random numbers', () => {
    const config = buildGachapon({ guarantees: [PITY], trigger: 10 });
    const { results } = drawGachapon(config, NEW_PLAYER, seededRandom(5), 20_000);
    expect(run().observed[0]).toBe(results.filter(({ petId }) => petId === 1).length);
    expect(run().triggered).toBe(results.filter(({ cause }) => cause.kind === 'trigger').length);
  });

  it('expects as many outcomes as there were draws, and deviates by chance alone', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(observe(run(), [0, 1, 2, 3, 4, 5, 6])).toMatchObject({ observed: 20_000 });
    expect(observe(run(), [0, 1, 2, 3, 4, 5, 6]).expected).toBeCloseTo(20_000, 4);
    // With 40 runs, four groups and five sigma, one in 10,000 such tests would fail; the seeds are fixed.
    const groups = [[0], [1, 2], [3, 4], [5, 6]];
    const sigmas = Array.from({ length: 40 }, (_, seed) => run(undefined, 2000, seed)).map((done) =>
      groups.map((indexes) => sigmaOf(observe(done, indexes))),
    );
    const known = sigmas.flat().filter((sigma) => sigma !== null);
    expect(Math.max(...known.map(Math.abs))).toBeLessThan(5);
    // Normally distributed: the squares are 1 on average.
    expect(sum(known.map((sigma) => sigma ** 2)) / known.length).toBeCloseTo(1, 0);
  });

  it('goes on with another player at the draw limit', () => {
    const limited = run(buildGachapon({ drawLimit: 7 }), 70);
    expect([limited.draws, limited.players]).toEqual([70, 10]);
    expect(run({ ...buildGachapon(), groups: [] }).draws).toBe(0);
  });
});
