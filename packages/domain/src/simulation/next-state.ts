import { isHit, type DrawCause, type DrawTable, type Outcome } from './draw-odds.ts';
import type { GachaponState } from './gachapon-config.ts';

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
