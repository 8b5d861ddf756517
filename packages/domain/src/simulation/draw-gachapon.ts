import { createDrawRun } from './draw-run.ts';
import { createDrawTable, type DrawCause, type Outcome } from './draw-odds.ts';
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
  const run = createDrawRun(table, state);
  const results: DrawResult[] = [];
  for (let draw = 0; draw < drawsLeft(config, state, count); draw += 1) {
    const drawn = run.draw(random());
    const outcome = drawn === null ? undefined : table.outcomes[drawn.index];
    if (drawn === null || outcome === undefined) break;
    results.push(presentResult(outcome, drawn.situation.odds.cause, state.draws + results.length + 1));
  }
  return { results, state: run.state() };
}

/** How many of the wanted draws the player may still make. */
function drawsLeft(config: GachaponConfig, state: GachaponState, wanted: number): number {
  return config.drawLimit === null ? wanted : Math.max(0, Math.min(wanted, config.drawLimit - state.draws));
}

function presentResult({ group, entry, isFeatured }: Outcome, cause: DrawCause, draw: number): DrawResult {
  const { petId, petGodId, amount } = entry;
  return { draw, groupNo: group.groupNo, rarity: group.rarity, petId, petGodId, amount, isFeatured, cause };
}
