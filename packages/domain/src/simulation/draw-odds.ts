import {
  isAtLeast,
  type GachaponConfig,
  type GachaponEntry,
  type GachaponGroup,
  type GachaponState,
  type Guarantee,
} from './gachapon-config.ts';
import { createStepTable, stepDrawAt, type StepDraw, type StepTable } from './draw-steps.ts';

/** One thing that can come out of a draw. */
export type Outcome = {
  readonly group: GachaponGroup;
  readonly entry: GachaponEntry;
  readonly isFeatured: boolean;
};

/** Why a draw gives what it gives. */
export type DrawCause =
  | { readonly kind: 'odds' }
  | { readonly kind: 'step'; readonly groupNo: number }
  | { readonly kind: 'trigger'; readonly groupNos: readonly number[] }
  | { readonly kind: 'guarantee'; readonly guaranteeIds: readonly string[] };

/** The chance of every outcome of one draw, in the order of `outcomes`; the sum is 1. */
export type DrawOdds = { readonly chances: readonly number[]; readonly cause: DrawCause };

/** A gachapon prepared for arithmetic: its outcomes, their chances by weight, what each guarantee aims at. */
export type DrawTable = {
  readonly config: GachaponConfig;
  readonly outcomes: readonly Outcome[];
  readonly baseChances: readonly number[];
  /** Guarantees that can be kept, narrowest promise first: choice, featured, rarity. */
  readonly guarantees: readonly Guarantee[];
  readonly steps: StepTable;
};

const NARROWEST_FIRST: readonly Guarantee['kind'][] = ['choose', 'rate_up', 'rarity'];

/** Prepares a gachapon. Guarantees without anything to give are left out. */
export function createDrawTable(config: GachaponConfig): DrawTable {
  const groups = config.groups.filter((group) => group.entries.length > 0);
  const featured = featuredTargets(config);
  const groupChances = sharesOf(groups.map((group) => group.weight));
  const outcomes: Outcome[] = [];
  const baseChances: number[] = [];
  groups.forEach((group, index) => {
    const shares = sharesOf(group.entries.map((entry) => entry.weight));
    group.entries.forEach((entry, place) => {
      outcomes.push({ group, entry, isFeatured: featured.has(entry.target) });
      baseChances.push((groupChances[index] ?? 0) * (shares[place] ?? 0));
    });
  });
  const guarantees = config.guarantees
    .filter((guarantee) => outcomes.some((outcome) => isHit(guarantee, null, outcome)))
    .sort((left, right) => NARROWEST_FIRST.indexOf(left.kind) - NARROWEST_FIRST.indexOf(right.kind));
  const steps = createStepTable(config.steps, new Set(groups.map(({ groupNo }) => groupNo)));
  return { config, outcomes, baseChances, guarantees, steps };
}

/** Everything that is in a group with raised odds. */
function featuredTargets(config: GachaponConfig): ReadonlySet<string> {
  const groups = config.groups.filter((group) => group.groupType === 'probability_up');
  return new Set(groups.flatMap((group) => group.entries.map((entry) => entry.target)));
}

/** Whether an outcome is what a guarantee promises. `choice`: what the player chose, if anything. */
export function isHit(guarantee: Guarantee, choice: string | null, outcome: Outcome): boolean {
  if (guarantee.kind === 'rate_up') return outcome.isFeatured;
  if (guarantee.kind === 'rarity')
    return guarantee.rarity !== null && isAtLeast(outcome.group.rarity, guarantee.rarity);
  const wanted = choice !== null && guarantee.choices.includes(choice) ? choice : guarantee.choices[0];
  return outcome.entry.target === wanted;
}

/**
 * The odds of a player's next draw. In this order:
 * 1. a guarantee whose counter is full leaves only what it promises (several: the narrowest first,
 *    a wider one, and the group that a step promises of this draw, narrow it further where they can);
 * 2. else the group that a step promises of this draw leaves only its pets;
 * 3. else a group whose trigger falls on this draw leaves only its pets (the rarest rhythm wins;
 *    groups of the same rhythm share by weight);
 * 4. else the weights decide, after the step and then every rising guarantee has lifted its share.
 */
export function drawOdds(table: DrawTable, state: GachaponState): DrawOdds {
  const full = table.guarantees.filter((guarantee) => drawNumber(guarantee, state) >= guarantee.hardAt);
  const step = stepDrawAt(table.steps, state.draws);
  const promised = step?.isForced === true ? step.step.forcedGroupNo : null;
  if (full.length > 0) return certainOdds(table, state, full, promised);
  if (promised !== null) {
    const chances = restrict(table, table.baseChances, ({ group }) => group.groupNo === promised);
    return { chances, cause: { kind: 'step', groupNo: promised } };
  }
  const forced = triggeredGroups(table, state.draws + 1);
  if (forced.length > 0) {
    const groupNos = forced.map((group) => group.groupNo);
    const chances = restrict(table, table.baseChances, (outcome) => groupNos.includes(outcome.group.groupNo));
    return { chances, cause: { kind: 'trigger', groupNos } };
  }
  const lifted = table.guarantees
    .toReversed()
    .reduce((chances, guarantee) => lift(table, state, guarantee, chances), chancesInStep(table, step));
  return { chances: lifted, cause: { kind: 'odds' } };
}

function drawNumber(guarantee: Guarantee, state: GachaponState): number {
  return (state.counters[guarantee.id] ?? 0) + 1;
}

function certainOdds(
  table: DrawTable,
  state: GachaponState,
  full: readonly Guarantee[],
  promised: number | null,
): DrawOdds {
  let allowed: readonly boolean[] = table.outcomes.map(() => true);
  const kept: string[] = [];
  for (const guarantee of full) {
    const choice = state.choices[guarantee.id] ?? null;
    const narrowed = table.outcomes.map(
      (outcome, index) => allowed[index] === true && isHit(guarantee, choice, outcome),
    );
    if (!narrowed.includes(true)) continue;
    allowed = narrowed;
    kept.push(guarantee.id);
  }
  const both = table.outcomes.map(
    ({ group }, index) => allowed[index] === true && group.groupNo === promised,
  );
  if (both.includes(true)) allowed = both;
  const chances = restrict(table, table.baseChances, (_outcome, index) => allowed[index] === true);
  return { chances, cause: { kind: 'guarantee', guaranteeIds: kept } };
}

/** The groups that a draw is forced from; usually none. */
export function triggeredGroups(table: DrawTable, draw: number): readonly GachaponGroup[] {
  const due = table.config.groups.filter(
    (group) => group.triggerCount > 0 && group.entries.length > 0 && draw % group.triggerCount === 0,
  );
  const rarest = Math.max(0, ...due.map((group) => group.triggerCount));
  return due.filter((group) => group.triggerCount === rarest);
}

/** Keeps some outcomes and lets them share the whole by their chances, or by weight where they had none. */
function restrict(
  table: DrawTable,
  chances: readonly number[],
  isKept: (outcome: Outcome, index: number) => boolean,
): readonly number[] {
  const kept = table.outcomes.map(isKept);
  const own = sharesIn(kept, chances);
  return (
    own ??
    sharesIn(
      kept,
      table.outcomes.map(({ entry }) => entry.weight),
    ) ??
    sharesIn(kept, kept.map(Number)) ??
    chances
  );
}

function sharesIn(kept: readonly boolean[], weights: readonly number[]): readonly number[] | null {
  const masked = weights.map((weight, index) => (kept[index] === true ? weight : 0));
  const sum = masked.reduce((total, weight) => total + weight, 0);
  return sum > 0 ? masked.map((weight) => weight / sum) : null;
}

/** Raises the share of what a rising guarantee aims at. */
function lift(
  table: DrawTable,
  state: GachaponState,
  guarantee: Guarantee,
  chances: readonly number[],
): readonly number[] {
  const draw = drawNumber(guarantee, state);
  if (guarantee.softFrom === null || guarantee.softStep <= 0 || draw < guarantee.softFrom) return chances;
  const choice = state.choices[guarantee.id] ?? null;
  const hits = table.outcomes.map((outcome) => isHit(guarantee, choice, outcome));
  return raise(table, chances, hits, (draw - guarantee.softFrom + 1) * guarantee.softStep);
}

/** The chances by weight, after what a step adds to the groups with raised odds. */
function chancesInStep(table: DrawTable, step: StepDraw | null): readonly number[] {
  if (step === null || step.step.rateUp <= 0) return table.baseChances;
  const hits = table.outcomes.map(({ group }) => group.groupType === 'probability_up');
  return raise(table, table.baseChances, hits, step.step.rateUp);
}

/** Raises the share of some outcomes together by so much; everything else shrinks alike. */
function raise(
  table: DrawTable,
  chances: readonly number[],
  hits: readonly boolean[],
  by: number,
): readonly number[] {
  const base = chances.reduce((total, chance, index) => total + (hits[index] === true ? chance : 0), 0);
  const raised = Math.min(1, base + by);
  if (!hits.includes(true) || base >= 1 || raised <= base) return chances;
  const aimed = restrict(table, chances, (_outcome, index) => hits[index] === true);
  const rest = (1 - raised) / (1 - base);
  return chances.map((chance, index) =>
    hits[index] === true ? raised * (aimed[index] ?? 0) : chance * rest,
  );
}

function sharesOf(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
}
