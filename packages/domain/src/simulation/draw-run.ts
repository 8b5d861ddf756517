import { drawOdds, type DrawOdds, type DrawTable } from './draw-odds.ts';
import type { GachaponState } from './gachapon-config.ts';
import { nextState } from './next-state.ts';
import { situationKey } from './state-graph.ts';

/** The odds of a situation with their running sums, and where the draws of a run are counted. */
type Situation = {
  readonly odds: DrawOdds;
  /** Outcomes with a chance, and the sums of the chances up to each. */
  readonly indexes: readonly number[];
  readonly sums: readonly number[];
  /** How many draws of the run were in it. */
  draws: number;
};

/** What came out: an index in the outcomes of the table, and the situation that it was drawn in. */
type Drawn = { readonly index: number; readonly situation: Situation };

/** Draws of one player, one after the other. Situations repeat, so their odds are worked out once. */
export type DrawRun = {
  /** Draws with a number from 0 to below 1; null where there is nothing to give. */
  draw(point: number): Drawn | null;
  state(): GachaponState;
  /** Starts another player with the same states. */
  restart(state: GachaponState): void;
  situations(): Iterable<Situation>;
};

/** Draws one after the other from a state on; the odds of each situation are worked out once. */
export function createDrawRun(table: DrawTable, start: GachaponState): DrawRun {
  const situations = new Map<string, Situation>();
  let current = start;

  function situationOf(state: GachaponState): Situation {
    const key = situationKey(table, state);
    const known = situations.get(key);
    if (known !== undefined) return known;
    const situation = describe(drawOdds(table, state));
    situations.set(key, situation);
    return situation;
  }

  return {
    draw(point) {
      const situation = situationOf(current);
      const index = pick(situation, point);
      const outcome = index === undefined ? undefined : table.outcomes[index];
      if (index === undefined || outcome === undefined) return null;
      situation.draws += 1;
      current = nextState(table, current, outcome, situation.odds.cause);
      return { index, situation };
    },
    state: () => current,
    restart(state) {
      current = state;
    },
    situations: () => situations.values(),
  };
}

function describe(odds: DrawOdds): Situation {
  const indexes: number[] = [];
  const sums: number[] = [];
  let sum = 0;
  for (const [index, chance] of odds.chances.entries()) {
    if (chance <= 0) continue;
    sum += chance;
    indexes.push(index);
    sums.push(sum);
  }
  return { odds, indexes, sums, draws: 0 };
}

/** The first outcome whose sum is above the point. The chances add up to 1 but for the last bit of a floating-point sum. */
function pick({ indexes, sums }: Situation, point: number): number | undefined {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (point < (sums[middle] ?? 1)) high = middle;
    else low = middle + 1;
  }
  return indexes[low];
}
