import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawGachapon } from './draw-gachapon.ts';
import { NEW_PLAYER } from './gachapon-config.ts';
import { buildGachapon } from './gachapon-fixture.ts';
import { seededRandom } from './seeded-random.ts';

const FIVE_SIGMA = 5;

describe('drawing', () => {
  it('gives every group as often as its weight says', () => {
    const draws = 100_000;
    const { results } = drawGachapon(buildGachapon(), NEW_PLAYER, seededRandom(1), draws);
    for (const [groupNo, chance] of [
      [1, 0.01],
      [2, 0.02],
      [3, 0.17],
      [4, 0.8],
    ] as const) {
      const count = results.filter((result) => result.groupNo === groupNo).length;
      expect(Math.abs(count - draws * chance)).toBeLessThan(
        FIVE_SIGMA * Math.sqrt(draws * chance * (1 - chance)),
      );
    }
  });

  it('never goes past a certain draw', () => {
    const guarantee = { id: 1, kind: 'rate_up', hard_at: 30 };
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, reset_on_hit) => {
        const config = buildGachapon({ guarantees: [{ ...guarantee, reset_on_hit }], trigger: 10 });
        const { results } = drawGachapon(config, NEW_PLAYER, seededRandom(seed), 200);
        const featured = [0, ...results.filter((result) => result.isFeatured).map((result) => result.draw)];
        const waits = featured.slice(1).map((draw, index) => draw - (featured[index] ?? 0));
        expect(Math.max(...waits)).toBeLessThanOrEqual(30);
        expect(200 - (featured.at(-1) ?? 0)).toBeLessThan(30);
      }),
      { numRuns: 50 },
    );
  });

  it('counts on past luck where luck does not reset the counter', () => {
    const config = buildGachapon({
      guarantees: [{ id: 1, kind: 'rate_up', hard_at: 5, reset_on_hit: false }],
    });
    const always = drawGachapon(config, NEW_PLAYER, () => 0, 4);
    expect(always.results.every((result) => result.isFeatured)).toBe(true);
    expect(always.state.counters).toEqual({ 1: 4 });
    const certain = drawGachapon(config, always.state, () => 0.999, 1);
    expect(certain.results[0]?.cause).toEqual({ kind: 'guarantee', guaranteeIds: ['1'] });
    expect(certain.state.counters).toEqual({ 1: 0 });
  });

  it('carries a shared counter from one gachapon to the next', () => {
    const guarantees = [{ id: 1, kind: 'rarity', rarity: 'SR', hard_at: 3 }];
    const unlucky = drawGachapon(buildGachapon({ guarantees }), NEW_PLAYER, () => 0.999, 2);
    expect(unlucky.results.map((result) => result.rarity)).toEqual(['R', 'R']);
    const other = drawGachapon(
      buildGachapon({ guarantees }),
      { ...NEW_PLAYER, counters: unlucky.state.counters },
      () => 0.999,
      1,
    );
    expect(other.results[0]?.rarity).toBe('SR');
  });

  it('gives one triggered group in every ten draws of a multi draw', () => {
    const { results } = drawGachapon(buildGachapon({ trigger: 10 }), NEW_PLAYER, () => 0.999, 10);
    expect(results.map((result) => result.groupNo)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 3]);
  });

  it('stops at the draw limit and draws nothing from an empty gachapon', () => {
    expect(drawGachapon(buildGachapon({ drawLimit: 3 }), NEW_PLAYER, () => 0.5, 10).state.draws).toBe(3);
    const empty = { ...buildGachapon(), groups: [] };
    expect(drawGachapon(empty, NEW_PLAYER, () => 0.5, 10)).toEqual({ results: [], state: NEW_PLAYER });
  });
});
