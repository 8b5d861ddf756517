import { describe, expect, it } from 'vitest';
import { costOfDraws } from './draw-cost.ts';
import { drawGachapon } from './draw-gachapon.ts';
import { effectiveOdds } from './effective-odds.ts';
import { drawsForShare, firstHit } from './first-hit.ts';
import { NEW_PLAYER, type GachaponConfig } from './gachapon-config.ts';
import { buildGachapon } from './gachapon-fixture.ts';
import { seededRandom } from './seeded-random.ts';

const PITY = { id: 1, kind: 'rate_up', soft_from: 20, soft_step_bp: 500, hard_at: 30 };
const RARE_PITY = { id: 2, kind: 'rarity', rarity: 'SSR_PLUS', hard_at: 12 };

function simulatedWaits(config: GachaponConfig, players: number): number[] {
  const random = seededRandom(7);
  return Array.from({ length: players }, () => {
    let state = NEW_PLAYER;
    for (;;) {
      const { results, state: next } = drawGachapon(config, state, random);
      state = next;
      if (results[0]?.isFeatured === true) return state.draws;
    }
  });
}

describe('the first featured pet', () => {
  it('follows the geometric distribution where nothing is guaranteed', () => {
    const { chances, mean } = firstHit(buildGachapon());
    expect(chances[0]).toBeCloseTo(0.01, 12);
    expect(chances[99]).toBeCloseTo(0.01 * 0.99 ** 99, 12);
    expect(mean).toBeCloseTo(100, 4);
  });

  it('has come for all players at the certain draw', () => {
    const distribution = firstHit(buildGachapon({ guarantees: [PITY, RARE_PITY], trigger: 10 }));
    expect(distribution.chances).toHaveLength(30);
    expect(distribution.remaining).toBe(0);
    expect(distribution.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(drawsForShare(distribution, 1)).toBe(30);
  });

  it('agrees with simulated players', () => {
    const config = buildGachapon({ guarantees: [PITY, RARE_PITY], trigger: 10 });
    const distribution = firstHit(config);
    const waits = simulatedWaits(config, 4000);
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    expect(Math.abs(mean - (distribution.mean ?? 0))).toBeLessThan(0.6);
    const median = waits.toSorted((left, right) => left - right)[2000] ?? 0;
    expect(Math.abs(median - (drawsForShare(distribution, 0.5) ?? 0))).toBeLessThanOrEqual(1);
  });

  it('may never come where a player can draw only so often', () => {
    const distribution = firstHit(buildGachapon({ drawLimit: 10 }));
    expect(distribution.remaining).toBeCloseTo(0.99 ** 10, 12);
    expect(drawsForShare(distribution, 0.5)).toBeNull();
    expect(distribution.mean).toBeNull();
  });

  it('is nearer for a player who has been unlucky', () => {
    const config = buildGachapon({ guarantees: [PITY] });
    const unlucky = firstHit(config, { draws: 25, counters: { 1: 25 }, choices: {} });
    expect(unlucky.chances).toHaveLength(5);
    expect(unlucky.mean ?? 99).toBeLessThan(firstHit(config).mean ?? 0);
  });
});

describe('effective odds', () => {
  it('equal the weights where nothing is forced', () => {
    const { groups, featured } = effectiveOdds(buildGachapon());
    expect(featured).toEqual({ base: 0.01, effective: 0.01 });
    expect(groups.map((group) => Number(group.effective.toFixed(6)))).toEqual([0.01, 0.02, 0.17, 0.8]);
  });

  it('are one over the mean wait where every hit starts again', () => {
    const config = buildGachapon({ guarantees: [PITY] });
    expect(effectiveOdds(config).featured.effective).toBeCloseTo(1 / (firstHit(config).mean ?? 0), 6);
  });

  it('count triggers', () => {
    const { groups } = effectiveOdds(buildGachapon({ trigger: 10 }));
    expect(groups[2]?.effective).toBeCloseTo(0.1 + 0.9 * 0.17, 9);
  });

  it('add up to 1 and agree with simulated draws', () => {
    const config = buildGachapon({ guarantees: [PITY, RARE_PITY], trigger: 10 });
    const { groups, featured } = effectiveOdds(config);
    expect(groups.reduce((sum, group) => sum + group.effective, 0)).toBeCloseTo(1, 9);
    const { results } = drawGachapon(config, NEW_PLAYER, seededRandom(3), 60_000);
    const share = results.filter((result) => result.isFeatured).length / results.length;
    expect(Math.abs(share - featured.effective)).toBeLessThan(0.003);
  });

  it('survive a draft without groups', () => {
    expect(effectiveOdds({ ...buildGachapon(), groups: [] })).toEqual({
      groups: [],
      featured: { base: 0, effective: 0 },
    });
  });
});

describe('the cost', () => {
  it('uses multi draws where they fit and never pays more for a part than for the whole', () => {
    const price = { single: 300, multi: 2700, multiCount: 10 };
    expect(costOfDraws(23, price)).toBe(2 * 2700 + 3 * 300);
    expect(costOfDraws(19, price)).toBe(2 * 2700);
  });
});
