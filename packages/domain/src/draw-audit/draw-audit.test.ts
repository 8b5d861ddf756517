import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { drawGachapon } from '../simulation/draw-gachapon.ts';
import { NEW_PLAYER, readGachapon, type GachaponConfig } from '../simulation/gachapon-config.ts';
import { seededRandom } from '../simulation/seeded-random.ts';
import { compareDraws } from './compare-draws.ts';
import { createDrawCounter, NO_COUNTS, type DrawCounts } from './count-draws.ts';
import { ALARM_CHANCE, alarmAmong, checkDraws } from './check-draws.ts';

/** 5 % featured, a group that is forced every tenth draw, and whatever guarantees. */
function build(featured: number, guarantees: readonly RecordData[] = []): GachaponConfig {
  const pet = (pet_id: number, weight = 100) => ({ pet_id, amount: 1, weight });
  const group = (
    group_no: number,
    group_type: string,
    rarity: string,
    weight: number,
    pets: RecordData[],
    n = 0,
  ) => ({
    group_no,
    group_type,
    rarity,
    weight,
    trigger_count: n,
    pets,
  });
  const groups = [
    group(1, 'probability_up', 'SSR', featured, [pet(1)]),
    group(2, 'guaranteed', 'SR', 2000, [pet(2), pet(3, 300)], 10),
    group(3, 'normal', 'R', 8000 - featured, [pet(4), pet(5), pet(6)]),
  ];
  return readGachapon(
    { gachapon_id: 1, multi_count: 10, groups },
    guarantees.map((guarantee) => ({ gachapon_ids: [1], ...guarantee })),
  );
}

const SOFT = { id: 7, kind: 'rate_up', soft_from: 15, soft_step_bp: 600, hard_at: 30 };
const HARD = { id: 7, kind: 'rate_up', hard_at: 30 };

type Told = { readonly players?: number; readonly each?: number; readonly isStateKnown?: boolean };

/** Draws from one gachapon, counted as if another had been in force. */
function count(
  real: GachaponConfig,
  published: GachaponConfig,
  seed: number,
  { players = 500, each = 10, isStateKnown = true }: Told = {},
  earlier: DrawCounts = NO_COUNTS,
): DrawCounts {
  const random = seededRandom(seed);
  const counter = createDrawCounter(published, earlier);
  for (let player = 0; player < players; player += 1) {
    let state = NEW_PLAYER;
    for (let time = 0; time < each; time += 1) {
      const drawn = drawGachapon(real, state, random, 10);
      const prizes = drawn.results.map(({ groupNo, petId, cause }) => ({
        groupNo,
        target: `pet:${petId}`,
        isGuaranteed: cause.kind !== 'odds',
      }));
      counter.add({ state: isStateKnown ? state : null, prizes });
      state = drawn.state;
    }
  }
  return counter.counts();
}

const checkOf = (config: GachaponConfig, counts: DrawCounts) => {
  const comparison = compareDraws(config, counts, alarmAmong(1));
  return { comparison, check: checkDraws([comparison])[0] };
};

describe('draws against the odds in force', () => {
  it.each([11, 12, 13])('find a tenth of the featured rate within 50,000 draws (seed %i)', (seed) => {
    const published = build(500);
    const { comparison, check } = checkOf(published, count(build(450), published, seed));
    expect(comparison.draws).toBe(50_000);
    expect(comparison.featured.enough).toBeLessThanOrEqual(50_000);
    expect(check).toMatchObject({ isBeyond: true, reason: 'featured' });
  });

  it('raise no alarm over a million fair draws, with guarantees that rise and draws that are forced', () => {
    const config = build(100, [SOFT]);
    const { comparison, check } = checkOf(config, count(config, config, 21, { players: 10_000 }));
    expect(comparison).toMatchObject({ draws: 1_000_000, unknown: 0, impossible: 0 });
    expect(check?.isBeyond).toBe(false);
    for (const { sigma } of comparison.entries) expect(Math.abs(sigma ?? 0)).toBeLessThan(4);
  });

  it('raise an alarm in no more runs than is said, over hundreds of fair samples', () => {
    const config = build(500, [HARD]);
    const chances = Array.from({ length: 300 }, (_, seed) => {
      const counts = count(config, config, 1000 + seed, { players: 20 });
      return compareDraws(config, counts, ALARM_CHANCE).chiSquare.chance;
    });
    // Even: a twentieth is below 0.05, give or take four standard errors.
    const low = chances.filter((chance) => chance < 0.05).length;
    expect(low).toBeGreaterThan(1);
    expect(low).toBeLessThan(30);
    expect(Math.min(...chances)).toBeGreaterThan(ALARM_CHANCE / 300);
  });

  it('leave out what was forced where the counters are unknown, and everything where odds rise', () => {
    const hard = build(500, [HARD]);
    const { comparison, check } = checkOf(hard, count(hard, hard, 31, { isStateKnown: false }));
    expect(comparison.draws + comparison.unknown).toBe(50_000);
    expect(comparison.unknown).toBeGreaterThan(5000);
    expect(check?.isBeyond).toBe(false);
    const soft = build(500, [SOFT]);
    const counted = checkOf(soft, count(soft, soft, 32, { isStateKnown: false })).comparison;
    expect(counted).toMatchObject({ draws: 0, unknown: 50_000 });
  });

  it('are counted on where the last run ended', () => {
    const config = build(500, [SOFT]);
    const first = count(config, config, 41, { players: 10 });
    const both = count(config, config, 42, { players: 10 }, first);
    const sum = (counts: DrawCounts) => compareDraws(config, counts, ALARM_CHANCE).draws;
    expect([sum(first), sum(both)]).toEqual([1000, 2000]);
  });

  it('are an alarm by themselves where something came that cannot come', () => {
    const config = build(500);
    const counter = createDrawCounter(config);
    counter.add({ state: NEW_PLAYER, prizes: [{ groupNo: 1, target: 'pet:99', isGuaranteed: false }] });
    expect(checkOf(config, counter.counts()).check).toEqual({
      chance: 0,
      isBeyond: true,
      reason: 'impossible',
    });
  });
});
