import type { Outcome } from './draw-odds.ts';
import type { GachaponConfig } from './gachapon-config.ts';

/** What a player draws for. */
export type DrawGoal =
  /** A number of draws that give something wanted. */
  | { readonly kind: 'copies'; readonly copies: number; readonly isWanted: (outcome: Outcome) => boolean }
  /** Each of these pets or gods once. */
  | { readonly kind: 'each'; readonly targets: readonly string[] };

/** How far a player is, as a number from 0; `full` is the goal. */
type Progress = {
  readonly full: number;
  /** What an outcome counts as: 0 for nothing. */
  markOf(outcome: Outcome): number;
  after(progress: number, mark: number): number;
};

/** More of them are more states than anyone waits for. */
const MOST_TARGETS = 20;

/** How the way to a goal is counted: by copies, or by a bit for each target. */
export function progressOf(goal: DrawGoal): Progress {
  if (goal.kind === 'copies')
    return {
      full: Math.max(1, goal.copies),
      markOf: (outcome) => Number(goal.isWanted(outcome)),
      after: (progress, mark) => progress + mark,
    };
  const targets = goal.targets.slice(0, MOST_TARGETS);
  return {
    full: 2 ** targets.length - 1,
    markOf: ({ entry }) => {
      const place = targets.indexOf(entry.target);
      return place === -1 ? 0 : 1 << place;
    },
    after: (progress, mark) => progress | mark,
  };
}

/** The pets and gods that a gachapon advertises. */
export function featuredTargets(config: GachaponConfig): readonly string[] {
  const groups = config.groups.filter(({ groupType }) => groupType === 'probability_up');
  return [...new Set(groups.flatMap(({ entries }) => entries.map(({ target }) => target)))];
}
