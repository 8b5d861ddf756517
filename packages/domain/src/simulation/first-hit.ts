import { createDrawTable, type Outcome } from './draw-odds.ts';
import { NEW_PLAYER, type GachaponConfig, type GachaponState } from './gachapon-config.ts';
import { createStateGraph, type StateGraph } from './state-graph.ts';

/** How many draws a player needs until the wanted pet comes for the first time. */
export type FirstHit = {
  /** Entry 0 is the chance that it comes with the first draw. */
  readonly chances: readonly number[];
  /** Chance that it has not come after all of them: 0 where a guarantee forbids it. */
  readonly remaining: number;
  /** Draws needed on average; `null` when too much remains to tell. */
  readonly mean: number | null;
};

const MAX_DRAWS = 5000;
const NEGLIGIBLE = 1e-12;
const MEAN_TOLERANCE = 1e-6;

/** The exact distribution of the first featured pet, or of another wanted outcome, for a player in `state`. */
export function firstHit(
  config: GachaponConfig,
  state: GachaponState = NEW_PLAYER,
  isWanted: (outcome: Outcome) => boolean = (outcome) => outcome.isFeatured,
): FirstHit {
  const table = createDrawTable(config);
  if (table.outcomes.length === 0) return { chances: [], remaining: 1, mean: null };
  const graph = createStateGraph(table, state.choices, isWanted);
  const last = Math.min(
    MAX_DRAWS,
    config.drawLimit === null ? MAX_DRAWS : Math.max(0, config.drawLimit - state.draws),
  );
  const chances: number[] = [];
  let waiting = new Map([[graph.numberOf(state), 1]]);
  while (chances.length < last && massOf(waiting) > NEGLIGIBLE) {
    const step = drawOnce(graph, waiting);
    chances.push(step.hit);
    waiting = step.waiting;
  }
  const remaining = massOf(waiting);
  return { chances, remaining: remaining > NEGLIGIBLE ? remaining : 0, mean: meanOf(chances, remaining) };
}

/** The fewest draws after which at least `share` (0 to 1) of players have it; `null` when that never happens. */
export function drawsForShare(distribution: FirstHit, share: number): number | null {
  let reached = 0;
  for (const [index, chance] of distribution.chances.entries()) {
    reached += chance;
    if (reached >= share - NEGLIGIBLE) return index + 1;
  }
  return null;
}

function drawOnce(
  graph: StateGraph,
  waiting: ReadonlyMap<number, number>,
): { hit: number; waiting: Map<number, number> } {
  const next = new Map<number, number>();
  let hit = 0;
  for (const [state, mass] of waiting) {
    for (const transition of graph.transitionsFrom(state)) {
      const moved = mass * transition.chance;
      if (transition.isWanted) hit += moved;
      else next.set(transition.next, (next.get(transition.next) ?? 0) + moved);
    }
  }
  return { hit, waiting: next };
}

function massOf(states: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const mass of states.values()) sum += mass;
  return sum;
}

function meanOf(chances: readonly number[], remaining: number): number | null {
  if (remaining > MEAN_TOLERANCE) return null;
  return chances.reduce((sum, chance, index) => sum + chance * (index + 1), 0);
}
