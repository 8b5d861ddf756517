import { describe, expect, it } from 'vitest';
import { readClaim } from './draw-claim.ts';
import { buildGachapon } from './gachapon-fixture.ts';
import { checkClaim } from './check-claim.ts';
import { readPurchasePlan } from './purchase-plan.ts';

const PLAN = readPurchasePlan(
  {
    gachapon_id: 1,
    single_cost: [{ asset_kind: 'gem', amount: 300 }],
    multi_count: 10,
    multi_cost: [{ asset_kind: 'gem', amount: 2700 }],
  },
  [],
);
const PITY = { id: 1, kind: 'rate_up', hard_at: 30 };
const check = (claim: object, guarantees: readonly object[] = [PITY]) =>
  checkClaim(readClaim(claim as never), buildGachapon({ guarantees: guarantees as never }), PLAN);

describe('a claim about a gachapon', () => {
  it('about odds is exact, by weight or with guarantees', () => {
    const odds = { kind: 'odds', target: 'rarity', rarity: 'SSR_PLUS', rate: 3, tolerance: 0.01 };
    expect(check({ ...odds, basis: 'weights' })).toMatchObject({ holds: true, margin: null });
    expect(check(odds)).toMatchObject({ holds: false, margin: null });
    expect(check({ ...odds, target: 'prize', pet_id: 3, rate: 4.25, basis: 'weights' }).holds).toBe(true);
  });

  it('about everyone takes a guarantee, however many draws there are', () => {
    const draws = { kind: 'draws', target: 'featured', share: 100 };
    expect(check({ ...draws, draws: 30 })).toMatchObject({
      holds: true,
      measured: 100,
      worst: { draws: 30 },
    });
    expect(check({ ...draws, draws: 29 }).holds).toBe(false);
    expect(check({ ...draws, draws: 5000 }, [])).toMatchObject({ holds: false, worst: null });
    expect(check({ ...draws, draws: 5000, share: 99.99 }, []).holds).toBe(true);
  });

  it('about cost is that of the draws the players need, in one currency', () => {
    const cost = { kind: 'cost', target: 'featured', share: 100, copies: 2 };
    const gems = (amount: number) => ({ ...cost, cost: [{ asset_kind: 'gem', amount }] });
    expect(check(gems(16_200))).toMatchObject({ holds: true, measured: 60, worst: { hits: [30, 60] } });
    expect(check(gems(16_199)).holds).toBe(false);
    expect(check({ ...cost, cost: [{ asset_kind: 'coin', amount: 99_999 }] }).holds).toBe(false);
    expect(check(gems(99_999), [])).toMatchObject({ holds: false, measured: null });
  });

  it('is checked with the same simulated players each time where there are too many ways', () => {
    const guarantees = [
      { ...PITY, hard_at: 999 },
      { ...PITY, id: 2, kind: 'rarity', rarity: 'SR', hard_at: 998 },
    ];
    const claim = { kind: 'draws', target: 'featured', copies: 20, draws: 2000, share: 90 };
    const verdict = check(claim, guarantees);
    expect(verdict.margin).toBeGreaterThan(0);
    expect(verdict.worst).toBeNull();
    expect(check(claim, guarantees)).toEqual(verdict);
  });
});
