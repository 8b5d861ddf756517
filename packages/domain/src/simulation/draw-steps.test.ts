import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { drawGachapon, drawsLeftInStep } from './draw-gachapon.ts';
import { createDrawTable } from './draw-odds.ts';
import { drawsInSteps, stepDrawAt } from './draw-steps.ts';
import { effectiveChances } from './effective-odds.ts';
import { NEW_PLAYER, type GachaponConfig } from './gachapon-config.ts';
import { buildGachapon } from './gachapon-fixture.ts';
import { goalDistribution } from './goal-distribution.ts';
import { seededRandom } from './seeded-random.ts';
import { observe, simulateDraws } from './simulate-draws.ts';

const NEVER_LUCKY = () => 0.999;
/** Three draws; then five, of which the last two are of group 3, and group 1 comes 9 % more often; from there again. */
const STEPS: readonly RecordData[] = [
  { draws: 3 },
  { draws: 5, forced_group_no: 3, forced_count: 2, rate_up_bp: 900, loop_to: 2, loop_limit: 2 },
];
const config = buildGachapon({ steps: STEPS });
const stepsOfDraws = (of: GachaponConfig, count: number) =>
  Array.from({ length: count }, (_, made) => stepDrawAt(createDrawTable(of).steps, made)?.step.step ?? null);

describe('steps', () => {
  it('follow one another, begin again where the last leads, and end', () => {
    const once = [1, 1, 1, 2, 2, 2, 2, 2];
    const round = [2, 2, 2, 2, 2];
    expect(stepsOfDraws(config, 19)).toEqual([...once, ...round, ...round, null]);
    expect(drawsInSteps(createDrawTable(config).steps)).toBe(18);
    const endless = buildGachapon({ steps: [{ draws: 3 }, { draws: 5, loop_to: 2, loop_limit: 0 }] });
    expect(stepDrawAt(createDrawTable(endless).steps, 1_000_003)?.left).toBe(5);
    expect(stepsOfDraws(buildGachapon(), 1)).toEqual([null]);
  });

  it('give what they promise in their last draws, and are bought as a whole', () => {
    const { results, state } = drawGachapon(config, NEW_PLAYER, NEVER_LUCKY, 8);
    expect(results.map(({ groupNo }) => groupNo)).toEqual([4, 4, 4, 4, 4, 4, 3, 3]);
    expect(results.map(({ cause }) => cause.kind).slice(-3)).toEqual(['odds', 'step', 'step']);
    expect(results.map(({ step }) => step)).toEqual([1, 1, 1, 2, 2, 2, 2, 2]);
    expect([NEW_PLAYER, { ...NEW_PLAYER, draws: 4 }, state].map((at) => drawsLeftInStep(config, at))).toEqual(
      [3, 4, 5],
    );
    expect(drawsLeftInStep(config, { ...NEW_PLAYER, draws: 18 })).toBeNull();
  });

  it('add to the chance of what is featured, and of nothing else', () => {
    const at = (draws: number, point: number) =>
      drawGachapon(config, { ...NEW_PLAYER, draws }, () => point).results[0]?.groupNo;
    // Group 1 has 1 %, and 10 % in the second step.
    expect([at(0, 0.0099), at(0, 0.0101), at(3, 0.0999), at(3, 0.1001)]).toEqual([1, 2, 1, 2]);
  });

  it('promise nothing of a group that is empty or unknown', () => {
    const draft = buildGachapon({ steps: [{ draws: 2, forced_group_no: 99, forced_count: 2 }] });
    expect(drawGachapon(draft, NEW_PLAYER, NEVER_LUCKY, 2).results.map(({ groupNo }) => groupNo)).toEqual([
      4, 4,
    ]);
  });

  it('narrow a guarantee that is due where both can be kept, and else leave it the draw', () => {
    const due = (guarantee: object) =>
      drawGachapon(
        buildGachapon({
          steps: [{ draws: 2, forced_group_no: 3, forced_count: 1 }],
          guarantees: [{ id: 1, hard_at: 2, ...guarantee }],
        }),
        NEW_PLAYER,
        NEVER_LUCKY,
        2,
      ).results[1];
    expect(due({ kind: 'rarity', rarity: 'SR' })).toMatchObject({ groupNo: 3, cause: { kind: 'guarantee' } });
    expect(due({ kind: 'rate_up' })).toMatchObject({ petId: 1, cause: { kind: 'guarantee' } });
  });
});

describe('the exact figures of steps', () => {
  const PITY = { id: 1, kind: 'rate_up', soft_from: 6, soft_step_bp: 500, hard_at: 12 };
  const step = fc.record({
    draws: fc.integer({ min: 2, max: 6 }),
    forced_group_no: fc.constantFrom(1, 2, 3, 4),
    forced_count: fc.integer({ min: 0, max: 2 }),
    rate_up_bp: fc.integer({ min: 0, max: 3000 }),
  });

  it('agree with what draws of the game give, whatever the steps', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), fc.integer(), (steps, seed) => {
        const [last, ...rest] = steps.toReversed();
        const looped = [...rest.toReversed(), { ...last, loop_to: 1, loop_limit: seed % 2 === 0 ? 0 : 3 }];
        const own = buildGachapon({ steps: looped, guarantees: [PITY], trigger: 4 });
        const run = simulateDraws(own, { draws: 30_000, random: seededRandom(seed), state: NEW_PLAYER });
        for (const [index, chance] of effectiveChances(own).entries()) {
          const { observed, expected, variance } = observe(run, [index]);
          // The sum of the odds of the draws as they came is the long run but for the last player.
          expect(Math.abs(expected / run.draws - chance)).toBeLessThan(0.01);
          expect(Math.abs(observed - expected)).toBeLessThanOrEqual(6 * Math.sqrt(variance) + 1e-6);
        }
      }),
      { numRuns: 12, seed: 137 },
    );
  });

  it('tell when a promise of a step makes something certain', () => {
    const promising = buildGachapon({ steps: [{ draws: 10, forced_group_no: 1, forced_count: 1 }] });
    const first = {
      kind: 'copies',
      copies: 1,
      isWanted: ({ isFeatured }: { isFeatured: boolean }) => isFeatured,
    } as const;
    const found = goalDistribution(promising, first);
    expect(found?.worst).toEqual({ draws: 10, hits: [10] });
    expect(found?.chances[9]).toBeCloseTo(0.99 ** 9, 10);
    expect(goalDistribution(buildGachapon(), first)?.worst).toBeNull();
  });
});
