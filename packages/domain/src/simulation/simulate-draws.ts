import type { Random } from './draw-gachapon.ts';
import { createDrawTable, type DrawTable } from './draw-odds.ts';
import { createDrawRun, type DrawRun } from './draw-run.ts';
import { drawsInSteps } from './draw-steps.ts';
import type { GachaponConfig, GachaponState } from './gachapon-config.ts';

/** Some outcomes in a run. `expected` and `variance`: of their count, by the odds of each draw as it came. */
export type ObservedOutcome = {
  readonly observed: number;
  readonly expected: number;
  readonly variance: number;
};

/** What a run of draws gave. */
export type SimulatedDraws = {
  readonly draws: number;
  /** How many players it took: at the draw limit, or where steps are over, another one goes on. */
  readonly players: number;
  /** How often each outcome of the draw table came. */
  readonly observed: readonly number[];
  /** The chances that draws had, by outcome, and how many draws had them. */
  readonly odds: readonly { readonly chances: readonly number[]; readonly draws: number }[];
  /** How many draws a trigger decided, what a step promises, and a guarantee, by its id. */
  readonly triggered: number;
  readonly promised: number;
  readonly guaranteed: Readonly<Record<string, number>>;
};

type Run = {
  readonly draws: number;
  readonly random: Random;
  readonly state: GachaponState;
  /** Told the draws that are done, from time to time. */
  readonly onProgress?: (draws: number) => void;
};

/** A forced draw has a chance of 1 but for the last bit. */
const NEGLIGIBLE = 1e-9;
const PROGRESS_EVERY = 50_000;

/**
 * Draws many times with the code of the game. Each draw's odds depend on the counters, so what is to be
 * expected is summed up draw by draw: the deviation is then normally distributed whatever the guarantees.
 */
export function simulateDraws(
  config: GachaponConfig,
  { draws, random, state, onProgress }: Run,
): SimulatedDraws {
  const table = createDrawTable(config);
  const run = createDrawRun(table, state);
  const counts = new Float64Array(table.outcomes.length);
  const perPlayer = Math.max(0, Math.min(config.drawLimit ?? Infinity, lastOfSteps(table)) - state.draws);
  let [made, players, own] = [0, 1, 0];
  while (made < draws && perPlayer > 0) {
    if (own === perPlayer) {
      run.restart(state);
      [players, own] = [players + 1, 0];
    }
    const drawn = run.draw(random());
    if (drawn === null) break;
    counts[drawn.index] = (counts[drawn.index] ?? 0) + 1;
    made += 1;
    own += 1;
    if (made % PROGRESS_EVERY === 0) onProgress?.(made);
  }
  return { draws: made, players, observed: [...counts], ...summarise(run) };
}

/** The draws of a player who goes through all steps; without steps there is no last. */
const lastOfSteps = ({ steps }: DrawTable): number => drawsInSteps(steps) || Infinity;

function summarise(run: DrawRun): Omit<SimulatedDraws, 'draws' | 'players' | 'observed'> {
  const guaranteed: Record<string, number> = {};
  let [triggered, promised] = [0, 0];
  const met = [...run.situations()];
  for (const { odds, draws } of met) {
    if (odds.cause.kind === 'trigger') triggered += draws;
    if (odds.cause.kind === 'step') promised += draws;
    if (odds.cause.kind !== 'guarantee') continue;
    for (const id of odds.cause.guaranteeIds) guaranteed[id] = (guaranteed[id] ?? 0) + draws;
  }
  const odds = met.map((situation) => ({ chances: situation.odds.chances, draws: situation.draws }));
  return { odds, triggered, promised, guaranteed };
}

/** Some outcomes of a run together, by their indexes in the draw table. */
export function observe({ observed, odds }: SimulatedDraws, indexes: readonly number[]): ObservedOutcome {
  let [expected, variance] = [0, 0];
  for (const { chances, draws } of odds) {
    const chance = indexes.reduce((sum, index) => sum + (chances[index] ?? 0), 0);
    expected += draws * chance;
    variance += draws * Math.max(0, chance * (1 - chance));
  }
  return { expected, variance, observed: indexes.reduce((sum, index) => sum + (observed[index] ?? 0), 0) };
}

/** How many standard deviations the observed count is from the expected one; null: nothing is left to chance. */
export function sigmaOf({ observed, expected, variance }: ObservedOutcome): number | null {
  return variance > NEGLIGIBLE ? (observed - expected) / Math.sqrt(variance) : null;
}
