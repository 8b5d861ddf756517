import { createDrawTable, type DrawTable } from './draw-odds.ts';
import { NEW_PLAYER, type GachaponConfig } from './gachapon-config.ts';
import { createStateGraph, leastCommonMultiple, rhythmOf, type StateGraph } from './state-graph.ts';

/** `base`: by weights alone. `effective`: in the long run, with triggers and guarantees. Both 0 to 1. */
export type Share = { readonly base: number; readonly effective: number };

export type GroupOdds = Share & {
  readonly groupNo: number;
  readonly rarity: string;
  readonly entries: readonly (Share & { readonly target: string; readonly isFeatured: boolean })[];
};

export type EffectiveOdds = { readonly groups: readonly GroupOdds[]; readonly featured: Share };

const MAX_WINDOW = 10_000;
const MAX_DRAWS = 20_000;
const MAX_MOVES = 20_000_000;
const TOLERANCE = 1e-9;

/** The odds of every group and pet: those that the weights say, and those that players live with. */
export function effectiveOdds(config: GachaponConfig): EffectiveOdds {
  const table = createDrawTable(config);
  const effective = table.outcomes.length === 0 ? [] : longRunChances(table);
  const shares = table.outcomes.map((outcome, index) => ({
    outcome,
    share: { base: table.baseChances[index] ?? 0, effective: effective[index] ?? 0 },
  }));
  const groups = config.groups.map((group) => {
    const own = shares.filter(({ outcome }) => outcome.group === group);
    const entries = own.map(({ outcome, share }) => ({
      ...share,
      target: outcome.entry.target,
      isFeatured: outcome.isFeatured,
    }));
    return { groupNo: group.groupNo, rarity: group.rarity, ...sumOf(entries), entries };
  });
  return {
    groups,
    featured: sumOf(shares.filter(({ outcome }) => outcome.isFeatured).map(({ share }) => share)),
  };
}

function sumOf(shares: readonly Share[]): Share {
  return shares.reduce(
    (sum, share) => ({ base: sum.base + share.base, effective: sum.effective + share.effective }),
    { base: 0, effective: 0 },
  );
}

/**
 * Follows one player from the first draw on, all possible fates at once, in windows as long as the
 * rhythm of triggers and fixed guarantees, until a window is like the one before.
 */
function longRunChances(table: DrawTable): readonly number[] {
  if (table.guarantees.length === 0 && rhythmOf(table) === 1) return table.baseChances;
  const graph = createStateGraph(table, NEW_PLAYER.choices, () => false);
  const window = windowOf(table);
  let states = new Map([[graph.numberOf(NEW_PLAYER), 1]]);
  let previous = table.baseChances;
  let moves = 0;
  for (let draws = 0; draws < MAX_DRAWS && moves < MAX_MOVES; draws += window) {
    const result = followWindow(table, graph, states, window);
    const isSettled = result.chances.every(
      (chance, index) => Math.abs(chance - (previous[index] ?? 0)) < TOLERANCE,
    );
    [states, previous] = [result.states, result.chances];
    moves += result.moves;
    if (isSettled) break;
  }
  return previous;
}

/** Whole rhythms, and long enough for every guarantee to have been felt. */
function windowOf(table: DrawTable): number {
  const fixed = table.guarantees.filter((guarantee) => !guarantee.resetOnHit);
  const rhythm = fixed.reduce(
    (length, guarantee) => leastCommonMultiple(length, guarantee.hardAt),
    rhythmOf(table),
  );
  const longest = Math.max(1, ...table.guarantees.map((guarantee) => 2 * guarantee.hardAt));
  return Math.min(MAX_WINDOW, rhythm * Math.ceil(longest / rhythm));
}

function followWindow(table: DrawTable, graph: StateGraph, start: Map<number, number>, window: number) {
  const visits = new Map<number, number>();
  let states = start;
  let moves = 0;
  for (let draw = 0; draw < window; draw += 1) {
    const next = new Map<number, number>();
    for (const [state, mass] of states) {
      visits.set(state, (visits.get(state) ?? 0) + mass);
      for (const transition of graph.transitionsFrom(state)) {
        next.set(transition.next, (next.get(transition.next) ?? 0) + mass * transition.chance);
        moves += 1;
      }
    }
    states = next;
  }
  const chances = table.outcomes.map(() => 0);
  for (const [state, mass] of visits) {
    graph.oddsAt(state).chances.forEach((chance, index) => {
      chances[index] = (chances[index] ?? 0) + (mass / window) * chance;
    });
  }
  return { states, chances, moves };
}
