import { createDrawTable } from './draw-odds.ts';
import { progressOf, type DrawGoal } from './draw-goal.ts';
import type { GachaponConfig, GachaponState } from './gachapon-config.ts';
import { createStateGraph } from './state-graph.ts';

/** Where the goal is reached. */
export const GOAL = -1;

/**
 * The places a player can be in before the goal, numbered from 0, the start, as they are met: a state of
 * the counters and how far the goal is. In arrays: millions of steps take a moment, not a minute.
 */
export type GoalChain = {
  readonly size: number;
  /** Steps of place n are from `firsts[n]` to before `firsts[n + 1]`. */
  readonly firsts: readonly number[];
  /** A place, or `GOAL`. */
  readonly targets: readonly number[];
  readonly chances: readonly number[];
  /** Whether the step brings the goal nearer. */
  readonly nearer: readonly boolean[];
};

/** Null where there are more than `most` places. */
export function goalChain(
  config: GachaponConfig,
  goal: DrawGoal,
  state: GachaponState,
  most: number,
): GoalChain | null {
  const progress = progressOf(goal);
  const graph = createStateGraph(createDrawTable(config), state.choices, (outcome) =>
    progress.markOf(outcome),
  );
  const places: { readonly state: number; readonly progress: number }[] = [];
  const numbers = new Map<number, number>();
  const numberOf = (at: number, reached: number): number => {
    const key = at * (progress.full + 1) + reached;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, places.length);
    places.push({ state: at, progress: reached });
    return places.length - 1;
  };
  const chain = {
    firsts: [] as number[],
    targets: [] as number[],
    chances: [] as number[],
    nearer: [] as boolean[],
  };
  numberOf(graph.numberOf(state), 0);
  for (const place of places) {
    chain.firsts.push(chain.targets.length);
    for (const { next, chance, mark } of graph.transitionsFrom(place.state)) {
      const reached = progress.after(place.progress, mark);
      chain.targets.push(reached >= progress.full ? GOAL : numberOf(next, reached));
      chain.chances.push(chance);
      chain.nearer.push(reached !== place.progress);
    }
    if (places.length > most) return null;
  }
  return { ...chain, size: places.length, firsts: [...chain.firsts, chain.targets.length] };
}
