import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawGachapon } from './draw-gachapon.ts';
import { NEW_PLAYER, readGachapon } from './gachapon-config.ts';
import { buildGachapon } from './gachapon-fixture.ts';
import { publishedOdds } from './published-odds.ts';

const anyGroup = fc.record({
  group_type: fc.constantFrom('normal', 'probability_up'),
  rarity: fc.constantFrom('R', 'SR', 'SSR'),
  weight: fc.integer({ min: 1, max: 10_000 }),
  weights: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 }),
});

/** Every pet of a group and every group has a number of its own, so that a result names its entry. */
const anyGachapon = fc.array(anyGroup, { minLength: 1, maxLength: 6 }).map((groups) =>
  readGachapon(
    {
      gachapon_id: 1,
      multi_count: 10,
      groups: groups.map(({ weights, ...group }, groupIndex) => ({
        ...group,
        group_no: groupIndex + 1,
        trigger_count: 0,
        pets: weights.map((weight, index) => ({ pet_id: 100 * (groupIndex + 1) + index, amount: 1, weight })),
      })),
    },
    [],
  ),
);

describe('the published odds', () => {
  it('are exactly the shares of the random numbers from which the draw code gives each entry', () => {
    fc.assert(
      fc.property(anyGachapon, (config) => {
        const entries = publishedOdds(config).groups.flatMap((group) => group.entries);
        const drawnAt = (point: number) => drawGachapon(config, NEW_PLAYER, () => point).results[0]?.petId;
        let sum = 0;
        for (const { share, petId } of entries.filter((entry) => entry.share > 0)) {
          // Its part of 0 to 1 begins where the shares before it end, and no other begins within.
          expect(drawnAt(sum)).toBe(petId);
          expect(drawnAt(Math.min(sum + share * 0.999_999, 1 - 2 ** -53))).toBe(petId);
          sum += share;
        }
        expect(sum).toBeCloseTo(1, 12);
      }),
    );
  });

  it('are in the long run what the draw code gives with guarantees and fixed draws', () => {
    const config = buildGachapon({
      trigger: 10,
      guarantees: [{ id: 7, kind: 'rate_up', soft_from: 20, soft_step_bp: 600, hard_at: 30 }],
    });
    const entries = publishedOdds(config).groups.flatMap((group) => group.entries);
    expect(entries.reduce((sum, { longRun }) => sum + longRun, 0)).toBeCloseTo(1, 9);
    expect(entries[0]?.longRun).toBeGreaterThan(0.03);
    expect(entries[0]?.share).toBeCloseTo(0.01, 12);
  });

  it('tell how a guarantee rises until it is certain', () => {
    const guarantees = [{ id: 7, kind: 'rate_up', soft_from: 28, soft_step_bp: 600, hard_at: 30 }];
    const [guarantee] = publishedOdds(buildGachapon({ guarantees })).guarantees;
    expect(guarantee?.rise.map(({ draw, chance }) => [draw, Number(chance.toFixed(6))])).toEqual([
      [28, 0.07],
      [29, 0.13],
      [30, 1],
    ]);
  });
});
