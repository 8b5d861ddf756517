import { goalChain, GOAL, type GoalChain } from './goal-chain.ts';
import type { DrawGoal } from './draw-goal.ts';
import { NEW_PLAYER, type GachaponConfig, type GachaponState } from './gachapon-config.ts';
import { worstCase, type WorstCase } from './worst-case.ts';

/** How many draws a player needs until a goal is reached. */
export type Distribution = {
  /** Entry 0 is the chance that it is reached with the first draw. */
  readonly chances: readonly number[];
  /** Chance that it is not reached after all of them: 0 where a guarantee forbids it. */
  readonly remaining: number;
  /** Draws needed on average; `null` when too much remains to tell. */
  readonly mean: number | null;
};

/** With the longest that it can take; null: for ever. */
type GoalDistribution = Distribution & { readonly worst: WorstCase | null };

const MAX_DRAWS = 5000;
const NEGLIGIBLE = 1e-12;
const MEAN_TOLERANCE = 1e-6;
const MOST_PLACES = 200_000;
/** About a second of work. */
const MOST_STEPS = 40_000_000;
/** The cost of skipping an empty state, relative to a step from an occupied one. */
const SKIPPED = 0.1;

/**
 * How many draws a player in `state` needs for a goal, exactly. Null where that takes too long to work
 * out, as for ten pets at once: then players have to be simulated.
 */
export function goalDistribution(
  config: GachaponConfig,
  goal: DrawGoal,
  state: GachaponState = NEW_PLAYER,
): GoalDistribution | null {
  const last = drawsAllowed(config, state);
  const chain = goalChain(config, goal, state, MOST_PLACES);
  const found = chain === null ? null : follow(chain, last);
  if (chain === null || found === null) return null;
  const worst = worstCase(chain);
  return { ...found, worst: worst !== null && worst.draws <= last ? worst : null };
}

/** The fewest draws after which at least `share` (0 to 1) of players are there; `null` when that never happens. */
export function drawsForShare(distribution: Distribution, share: number): number | null {
  let reached = 0;
  for (const [index, chance] of distribution.chances.entries()) {
    reached += chance;
    if (reached >= share - NEGLIGIBLE) return index + 1;
  }
  return null;
}

/** The share of players, 0 to 1, that are there after so many draws. */
export function shareAfter({ chances }: Distribution, draws: number): number {
  return chances.slice(0, draws).reduce((sum, chance) => sum + chance, 0);
}

function drawsAllowed({ drawLimit }: GachaponConfig, { draws }: GachaponState): number {
  return drawLimit === null ? MAX_DRAWS : Math.min(MAX_DRAWS, Math.max(0, drawLimit - draws));
}

/** Follows all players at once, draw by draw, until nearly all have reached the goal. */
function follow(chain: GoalChain, last: number): Distribution | null {
  let masses = new Float64Array(chain.size);
  let next = new Float64Array(chain.size);
  masses[0] = 1;
  let remaining = 1;
  let steps = 0;
  const chances: number[] = [];
  while (chances.length < last && remaining > NEGLIGIBLE) {
    next.fill(0);
    const { hit, moves } = drawOnce(chain, masses, next);
    steps += moves;
    if (steps > MOST_STEPS) return null;
    chances.push(hit);
    [masses, next] = [next, masses];
    remaining -= hit;
  }
  const isComplete = remaining <= MEAN_TOLERANCE;
  return {
    chances,
    remaining: remaining > NEGLIGIBLE ? remaining : 0,
    mean: isComplete ? chances.reduce((sum, chance, index) => sum + chance * (index + 1), 0) : null,
  };
}

/** Moves all players on by one draw. `hit`: the share that reaches the goal. `moves`: the amount of work. */
function drawOnce(
  chain: GoalChain,
  masses: Float64Array,
  next: Float64Array,
): { readonly hit: number; readonly moves: number } {
  let [hit, moves] = [0, masses.length * SKIPPED];
  for (let place = 0; place < masses.length; place += 1) {
    const mass = masses[place] ?? 0;
    if (mass === 0) continue;
    const end = chain.firsts[place + 1] ?? 0;
    moves += 1;
    for (let index = chain.firsts[place] ?? 0; index < end; index += 1) {
      const moved = mass * (chain.chances[index] ?? 0);
      const target = chain.targets[index] ?? GOAL;
      if (target === GOAL) hit += moved;
      else next[target] = (next[target] ?? 0) + moved;
    }
  }
  return { hit, moves };
}
