import { readGachapon } from '@quartermaster/domain/simulation/gachapon-config';
import { describe, expect, it } from 'vitest';
import { costsOf, reportOdds } from './odds-report.ts';

const group = (group_no: number, group_type: string, weight: number, pet_id: number) => ({
  group_no,
  group_type,
  rarity: 'R',
  weight,
  trigger_count: 0,
  pets: [{ pet_id, amount: 1, weight: 100 }],
});

const groups = [group(1, 'probability_up', 100, 1), group(2, 'normal', 9900, 2)];
const guarantee = { id: 1, gachapon_ids: [7], kind: 'rate_up', hard_at: 90, reset_on_hit: true };
const gachapon = { gachapon_id: 7, groups };

describe('the odds of a gachapon', () => {
  it('are those of the weights where nothing is guaranteed', () => {
    const report = reportOdds(readGachapon(gachapon, []));
    expect(report.groups.map(({ effective }) => effective)).toEqual([0.01, 0.99]);
    expect(report.first?.draws).toEqual([69, 230, 459]);
  });

  it('rise with a guarantee, which ends the wait', () => {
    const report = reportOdds(readGachapon(gachapon, [guarantee]));
    expect(report.featured.base).toBeCloseTo(0.01, 10);
    expect(report.featured.effective).toBeGreaterThan(0.016);
    expect(report.first?.draws).toEqual([69, 90, 90]);
  });

  it('are drawn in bars that together hold nearly every player', () => {
    const bars = reportOdds(readGachapon(gachapon, [guarantee])).first?.bars ?? [];
    expect(bars.length).toBeLessThanOrEqual(45);
    expect(bars.at(-1)).toMatchObject({ to: 90, isLifted: true });
    expect(bars.at(-1)?.reached).toBeCloseTo(1, 10);
    expect(bars[0]?.isLifted).toBe(false);
  });

  it('say nothing of a first featured pet where there is none', () => {
    const report = reportOdds(readGachapon({ gachapon_id: 7, groups: [group(1, 'normal', 1, 1)] }, []));
    expect(report.first).toBeNull();
  });

  it('of an empty draft are empty', () => {
    expect(reportOdds(readGachapon({}, []))).toEqual({
      groups: [],
      featured: { base: 0, effective: 0 },
      first: null,
    });
  });
});

describe('the cost of the wait', () => {
  const gem = { kind: 'gem', targetId: null };
  const coin = { kind: 'coin', targetId: null };
  const priced = { currency: gem, price: { single: 300, multi: 2700, multiCount: 10 } };

  it('counts multi draws where they fit, and nothing where the wait has no end', () => {
    const first = { draws: [64, 90, null], mean: null, bars: [] };
    expect(costsOf(first, { priced, steps: [], loop: null })).toEqual([
      { currency: gem, amounts: [6 * 2700 + 4 * 300, 9 * 2700, null] },
    ]);
  });

  it('counts steps at their own price, and each currency for itself', () => {
    const steps = [
      { draws: 10, cost: { ...gem, amount: 1000 } },
      { draws: 10, cost: { ...coin, amount: 50 } },
    ];
    const first = { draws: [5, 15, 25], mean: null, bars: [] };
    expect(costsOf(first, { priced, steps, loop: null })).toEqual([
      { currency: gem, amounts: [1000, 1000, 1000 + 5 * 300] },
      { currency: coin, amounts: [0, 50, 50] },
    ]);
  });
});
