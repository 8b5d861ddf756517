import { holm } from '../statistics/holm.ts';
import type { Comparison } from './compare-draws.ts';

/**
 * The chance of a false alarm in one night, over everything that the nightly runs look at. 365 nights a year
 * expect 0.37 false alarms: fewer than one.
 */
export const ALARM_CHANCE = 0.001;

/** `chance`: corrected for everything that the run looked at. `isBeyond`: chance does not explain it. */
export type DrawCheck = {
  readonly chance: number;
  readonly isBeyond: boolean;
  readonly reason: 'impossible' | 'chi_square' | 'featured' | null;
};

/** Checks a run as a whole: two questions a gachapon and release, corrected for each other by Holm's method. */
export function checkDraws(
  comparisons: readonly Comparison[],
  alarm: number = ALARM_CHANCE,
): readonly DrawCheck[] {
  const adjusted = holm(
    comparisons.flatMap(({ chiSquare, featured }) => [chiSquare.chance, featured.chance]),
  );
  return comparisons.map(({ impossible }, index) => {
    const [whole = 1, featured = 1] = adjusted.slice(2 * index, 2 * index + 2);
    const chance = Math.min(whole, featured);
    if (impossible > 0) return { chance: 0, isBeyond: true, reason: 'impossible' };
    const isBeyond = chance < alarm;
    return { chance, isBeyond, reason: isBeyond ? (featured <= whole ? 'featured' : 'chi_square') : null };
  });
}

/** The chance below which one of so many gachapons and releases raises the alarm. */
export const alarmAmong = (gachapons: number, alarm: number = ALARM_CHANCE): number =>
  alarm / Math.max(1, 2 * gachapons);
