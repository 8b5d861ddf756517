import {
  createDrawTable,
  drawOdds,
  isHit,
  type DrawCause,
  type DrawTable,
  type Outcome,
} from './draw-odds.ts';
import type { GachaponConfig, GachaponState } from './gachapon-config.ts';

/** What one draw gave. */
export type DrawResult = {
  readonly draw: number;
  readonly groupNo: number;
  readonly rarity: string;
  readonly petId: number | null;
  readonly petGodId: number | null;
  readonly amount: number;
  readonly isFeatured: boolean;
  readonly cause: DrawCause;
};

/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * Draws `count` times for one player and returns what came out with the player's new state. Draws
 * nothing when the gachapon has nothing to give, and stops at the player's draw limit.
 */
export function drawGachapon(
  config: GachaponConfig,
  state: GachaponState,
  random: Random,
  count = 1,
): { readonly results: readonly DrawResult[]; readonly state: GachaponState } {
  const table = createDrawTable(config);
  const results: DrawResult[] = [];
  let current = state;
  for (let draw = 0; draw < drawsLeft(config, state, count); draw += 1) {
    const { chances, cause } = drawOdds(table, current);
    const outcome = pick(table.outcomes, chances, random());
    if (outcome === undefined) break;
    current = nextState(table, current, outcome, cause);
    results.push(presentResult(outcome, cause, current.draws));
  }
  return { results, state: current };
}

/** How many of the wanted draws the player may still make. */
function drawsLeft(config: GachaponConfig, state: GachaponState, wanted: number): number {
  return config.drawLimit === null ? wanted : Math.max(0, Math.min(wanted, config.drawLimit - state.draws));
}

/** The state after a draw: a counter starts again on a hit (or, where luck does not count, on its own certain draw). */
export function nextState(
  table: DrawTable,
  state: GachaponState,
  outcome: Outcome,
  cause: DrawCause,
): GachaponState {
  const counters: Record<string, number> = { ...state.counters };
  for (const guarantee of table.guarantees) {
    const hasHit = isHit(guarantee, state.choices[guarantee.id] ?? null, outcome);
    const isCertain = cause.kind === 'guarantee' && cause.guaranteeIds.includes(guarantee.id);
    const startsAgain = hasHit && (guarantee.resetOnHit || isCertain);
    counters[guarantee.id] = startsAgain ? 0 : (counters[guarantee.id] ?? 0) + 1;
  }
  return { draws: state.draws + 1, counters, choices: state.choices };
}

function pick(outcomes: readonly Outcome[], chances: readonly number[], point: number): Outcome | undefined {
  let sum = 0;
  let last: Outcome | undefined;
  for (const [index, outcome] of outcomes.entries()) {
    const chance = chances[index] ?? 0;
    if (chance <= 0) continue;
    sum += chance;
    last = outcome;
    if (point < sum) return outcome;
  }
  // The chances add up to 1 but for the last bit of a floating-point sum.
  return last;
}

function presentResult({ group, entry, isFeatured }: Outcome, cause: DrawCause, draw: number): DrawResult {
  const { petId, petGodId, amount } = entry;
  return { draw, groupNo: group.groupNo, rarity: group.rarity, petId, petGodId, amount, isFeatured, cause };
}
