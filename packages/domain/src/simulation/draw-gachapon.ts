import { createDrawRun } from './draw-run.ts';
import { stepDrawAt } from './draw-steps.ts';
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
  /** The step that it belongs to; null: none. */
  readonly step: number | null;
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
    const made = state.draws + results.length;
    const step = stepDrawAt(table.steps, made)?.step.step ?? null;
    results.push({ ...presentResult(outcome), draw: made + 1, cause: drawn.situation.odds.cause, step });
  }
  return { results, state: run.state() };
}

/** How many of the wanted draws the player may still make. */
function drawsLeft(config: GachaponConfig, state: GachaponState, wanted: number): number {
  return config.drawLimit === null ? wanted : Math.max(0, Math.min(wanted, config.drawLimit - state.draws));
}

/** How many draws of the player's present step are left; null: steps are over, or there are none. */
export function drawsLeftInStep(config: GachaponConfig, state: GachaponState): number | null {
  return stepDrawAt(createDrawTable(config).steps, state.draws)?.left ?? null;
}

function presentResult({ group, entry, isFeatured }: Outcome): Omit<DrawResult, 'draw' | 'cause' | 'step'> {
  const { petId, petGodId, amount } = entry;
  return { groupNo: group.groupNo, rarity: group.rarity, petId, petGodId, amount, isFeatured };
}
