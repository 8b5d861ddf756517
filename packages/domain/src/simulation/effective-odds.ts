import { createDrawTable, type DrawOdds, type DrawTable } from './draw-odds.ts';
import { NEW_PLAYER, type GachaponConfig } from './gachapon-config.ts';
import { drawsInSteps } from './draw-steps.ts';
import { createStateGraph, leastCommonMultiple, phasesOf, type StateGraph } from './state-graph.ts';

/** `base`: by weights alone. `effective`: in the long run, with triggers and guarantees. Both 0 to 1. */
export type Share = { readonly base: number; readonly effective: number };

/** The shares of a group and of its entries. */
export type GroupOdds = Share & {
  readonly groupNo: number;
  readonly rarity: string;
  readonly entries: readonly (Share & { readonly target: string; readonly isFeatured: boolean })[];
};

type EffectiveOdds = { readonly groups: readonly GroupOdds[]; readonly featured: Share };

/** No more draws than steps can have that never begin again. */
const MOST_STEP_DRAWS = 2500;
const MAX_WINDOW = 10_000;
const MAX_DRAWS = 20_000;
const TOLERANCE = 1e-8;

/** The odds of every group and pet: those that the weights say, and those that players live with. */
export function effectiveOdds(config: GachaponConfig): EffectiveOdds {
  const table = createDrawTable(config);
  const effective = effectiveChances(config);
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

/** The chance of each outcome of the draw table in the long run, 0 to 1; where steps end: until then. */
export function effectiveChances(config: GachaponConfig): readonly number[] {
  const table = createDrawTable(config);
  if (table.outcomes.length === 0) return [];
  const steps = drawsInSteps(table.steps);
  if (steps > 0 && steps <= MOST_STEP_DRAWS) return chancesInSteps(table, steps);
  return longRunChances(steps > 0 && steps < Infinity ? withEndlessSteps(config) : table);
}

function sumOf(shares: readonly Share[]): Share {
  return shares.reduce(
    (sum, share) => ({ base: sum.base + share.base, effective: sum.effective + share.effective }),
    { base: 0, effective: 0 },
  );
}

/** Rounds that end after so many draws that no player sees it. */
function withEndlessSteps({ steps, ...config }: GachaponConfig): DrawTable {
  const loop = steps.loop === null ? null : { ...steps.loop, times: Infinity };
  return createDrawTable({ ...config, steps: { ...steps, loop } });
}

/** Follows one player through all steps, all possible fates at once. */
function chancesInSteps(table: DrawTable, draws: number): readonly number[] {
  const graph = createStateGraph(table, NEW_PLAYER.choices, () => 0);
  const start = graph.numberOf(NEW_PLAYER);
  const chain = flatten(graph, start);
  const masses = new Float64Array(chain.size);
  masses[start] = 1;
  return chancesOf(table, graph, followWindow(chain, masses, draws).visits, draws);
}

/**
 * Follows one player from the first draw on, all possible fates at once, in windows as long as the
 * rhythm of triggers, rounds of steps and fixed guarantees, until a window is like the one before.
 */
function longRunChances(table: DrawTable): readonly number[] {
  const { from, length } = phasesOf(table);
  if (table.guarantees.length === 0 && length === 1 && table.steps.round === 0) return table.baseChances;
  const graph = createStateGraph(table, NEW_PLAYER.choices, () => 0);
  const start = graph.numberOf({ ...NEW_PLAYER, draws: from });
  const chain = flatten(graph, start);
  const window = windowOf(table);
  let masses = new Float64Array(chain.size);
  masses[start] = 1;
  let previous = table.baseChances;
  for (let draws = 0; draws < MAX_DRAWS; draws += window) {
    const { after, visits } = followWindow(chain, masses, window);
    const chances = chancesOf(table, graph, visits, window);
    const isSettled = chances.every((chance, index) => Math.abs(chance - (previous[index] ?? 0)) < TOLERANCE);
    [masses, previous] = [after, chances];
    if (isSettled) break;
  }
  return previous;
}

/** Whole rhythms, and long enough for every guarantee to have been felt. */
function windowOf(table: DrawTable): number {
  const fixed = table.guarantees.filter((guarantee) => !guarantee.resetOnHit);
  const rhythm = fixed.reduce(
    (length, guarantee) => leastCommonMultiple(length, guarantee.hardAt),
    phasesOf(table).length,
  );
  const longest = Math.max(1, ...table.guarantees.map((guarantee) => 2 * guarantee.hardAt));
  return Math.min(MAX_WINDOW, rhythm * Math.ceil(longest / rhythm));
}

/** Every state within reach and its transitions, in arrays: millions of steps take a moment, not a minute. */
type Chain = {
  readonly size: number;
  /** Transitions of state n are from `firsts[n]` to before `firsts[n + 1]`. */
  readonly firsts: readonly number[];
  readonly targets: readonly number[];
  readonly chances: readonly number[];
};

/** States are numbered as they are met, so walking the numbers upwards meets them all. */
function flatten(graph: StateGraph, start: number): Chain {
  const firsts: number[] = [];
  const targets: number[] = [];
  const chances: number[] = [];
  let size = start + 1;
  for (let state = 0; state < size; state += 1) {
    firsts.push(targets.length);
    for (const { next, chance } of graph.transitionsFrom(state)) {
      targets.push(next);
      chances.push(chance);
      size = Math.max(size, next + 1);
    }
  }
  return { size, firsts: [...firsts, targets.length], targets, chances };
}

function followWindow(chain: Chain, start: Float64Array<ArrayBuffer>, window: number) {
  const visits = new Float64Array(chain.size);
  let masses = start.slice();
  let next = new Float64Array(chain.size);
  for (let draw = 0; draw < window; draw += 1) {
    next.fill(0);
    masses.forEach((mass, state) => {
      if (mass === 0) return;
      visits[state] = (visits[state] ?? 0) + mass;
      moveOn(chain, state, mass, next);
    });
    [masses, next] = [next, masses];
  }
  return { after: masses, visits };
}

function moveOn({ firsts, targets, chances }: Chain, state: number, mass: number, next: Float64Array): void {
  const end = firsts[state + 1] ?? 0;
  for (let index = firsts[state] ?? 0; index < end; index += 1) {
    const target = targets[index] ?? 0;
    next[target] = (next[target] ?? 0) + mass * (chances[index] ?? 0);
  }
}

/** The chance of each outcome, averaged over the draws of a window. */
function chancesOf(
  table: DrawTable,
  graph: StateGraph,
  visits: Float64Array,
  window: number,
): readonly number[] {
  const chances = table.outcomes.map(() => 0);
  const massByOdds = new Map<DrawOdds, number>();
  visits.forEach((mass, state) => {
    const odds = graph.oddsAt(state);
    massByOdds.set(odds, (massByOdds.get(odds) ?? 0) + mass / window);
  });
  for (const [odds, mass] of massByOdds) {
    odds.chances.forEach((chance, index) => {
      chances[index] = (chances[index] ?? 0) + mass * chance;
    });
  }
  return chances;
}
