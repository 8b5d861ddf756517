import {
  createDrawTable,
  drawOdds,
  triggeredGroups,
  type DrawCause,
  type DrawTable,
  type Outcome,
} from '../simulation/draw-odds.ts';
import { stepDrawAt } from '../simulation/draw-steps.ts';
import { NEW_PLAYER, type GachaponConfig, type GachaponState } from '../simulation/gachapon-config.ts';
import { nextState } from '../simulation/next-state.ts';

/** A prize as draw histories hold it. `target`: `pet:10021` or `god:3`. */
type DrawnPrize = {
  readonly groupNo: number;
  readonly target: string;
  readonly isGuaranteed: boolean;
};

/** Draws that a player paid for together, in their order. `state`: the player's counters before; null: unknown. */
type DrawnTogether = { readonly state: GachaponState | null; readonly prizes: readonly DrawnPrize[] };

/** Draws that had the same odds: a state that has these odds, and how often each entry came. */
export type Situation = { readonly state: GachaponState; readonly counts: Readonly<Record<string, number>> };

/** What was counted of a gachapon in a release; small however many draws there were, and counted on later. */
export type DrawCounts = {
  readonly situations: Readonly<Record<string, Situation>>;
  /** Draws whose odds depend on counters that were not recorded: not compared. */
  readonly unknown: number;
  /** Draws with impossible prizes. */
  readonly impossible: number;
};

/** The counts before the first draw. */
export const NO_COUNTS: DrawCounts = { situations: {}, unknown: 0, impossible: 0 };

/** Counts draws of one gachapon as they are read. */
export type DrawCounter = { add(drawn: DrawnTogether): void; counts(): DrawCounts };

/** The key that an entry is counted under: a pet that is twice in a group is one entry. */
export const entryKey = (groupNo: number, target: string): string => `${groupNo} ${target}`;

/** What is known of the odds in a situation. */
type KnownOdds = { readonly possible: ReadonlySet<string>; readonly cause: DrawCause };

type Tally = {
  readonly table: DrawTable;
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly odds: Map<string, KnownOdds>;
  readonly situations: Map<string, { readonly state: GachaponState; readonly counts: Map<string, number> }>;
  unknown: number;
  impossible: number;
};

/** Counts draws under the odds that each of them had. */
export function createDrawCounter(config: GachaponConfig, earlier: DrawCounts = NO_COUNTS): DrawCounter {
  const table = createDrawTable(config);
  const tally: Tally = {
    table,
    outcomes: new Map(
      table.outcomes.map((outcome) => [entryKey(outcome.group.groupNo, outcome.entry.target), outcome]),
    ),
    odds: new Map(),
    situations: new Map(
      Object.entries(earlier.situations).map(([key, { state, counts }]) => [
        key,
        { state, counts: new Map(Object.entries(counts)) },
      ]),
    ),
    unknown: earlier.unknown,
    impossible: earlier.impossible,
  };
  return { add: (drawn) => addDraws(tally, drawn), counts: () => countsOf(tally) };
}

function addDraws(tally: Tally, { state, prizes }: DrawnTogether): void {
  if (state !== null) addKnown(tally, state, prizes);
  else if (raisesOdds(tally.table)) tally.unknown += prizes.length;
  else {
    // Nothing raises these odds: what is not marked as forced came by weight.
    const free = prizes.filter(({ isGuaranteed }) => !isGuaranteed);
    tally.unknown += prizes.length - free.length;
    for (const prize of free) countPrize(tally, NEW_PLAYER, prize);
  }
}

/** Whether the counters of a player, or the step, change the weights. */
function raisesOdds({ guarantees, steps }: DrawTable): boolean {
  return (
    guarantees.some(({ softFrom }) => softFrom !== null) || steps.draws.some(({ step }) => step.rateUp > 0)
  );
}

function addKnown(tally: Tally, start: GachaponState, prizes: readonly DrawnPrize[]): void {
  let state = start;
  for (const [index, prize] of prizes.entries()) {
    const cause = countPrize(tally, state, prize);
    const outcome = tally.outcomes.get(entryKey(prize.groupNo, prize.target));
    if (cause === null || outcome === undefined) {
      // After what cannot come, the counters are no longer known.
      tally.unknown += prizes.length - index - 1;
      return;
    }
    state = nextState(tally.table, state, outcome, cause);
  }
}

/** Answers why the draw gave what it gave; null where this could not come. */
function countPrize(tally: Tally, state: GachaponState, prize: DrawnPrize): DrawCause | null {
  const key = situationKey(tally.table, state);
  const odds = tally.odds.get(key) ?? readOdds(tally.table, state);
  tally.odds.set(key, odds);
  const entry = entryKey(prize.groupNo, prize.target);
  if (!odds.possible.has(entry)) {
    tally.impossible += 1;
    return null;
  }
  const situation = tally.situations.get(key) ?? { state, counts: new Map<string, number>() };
  tally.situations.set(key, situation);
  situation.counts.set(entry, (situation.counts.get(entry) ?? 0) + 1);
  return odds.cause;
}

function countsOf({ situations, unknown, impossible }: Tally): DrawCounts {
  const counted = [...situations].map(
    ([key, { state, counts }]) => [key, { state, counts: Object.fromEntries(counts) }] as const,
  );
  return { situations: Object.fromEntries(counted), unknown, impossible };
}

/** Names what the odds of the next draw depend on, and nothing else. */
function situationKey(table: DrawTable, state: GachaponState): string {
  const raised = table.guarantees.map((guarantee) => {
    const draw = (state.counters[guarantee.id] ?? 0) + 1;
    const choice = state.choices[guarantee.id] ?? '';
    if (draw >= guarantee.hardAt) return `certain ${choice}`;
    return guarantee.softFrom !== null && draw >= guarantee.softFrom ? `${draw} ${choice}` : '';
  });
  const forced = triggeredGroups(table, state.draws + 1).map(({ groupNo }) => groupNo);
  const step = stepDrawAt(table.steps, state.draws)?.key ?? '';
  return [...raised, forced.join(' '), ...(step === '' ? [] : [step])].join('|');
}

function readOdds(table: DrawTable, state: GachaponState): KnownOdds {
  const possible = [...chancesByEntry(table, state)].filter(([, chance]) => chance > 0);
  return { possible: new Set(possible.map(([entry]) => entry)), cause: drawOdds(table, state).cause };
}

/** The chance of each entry in one draw, 0 to 1. */
export function chancesByEntry(table: DrawTable, state: GachaponState): ReadonlyMap<string, number> {
  const { chances } = drawOdds(table, state);
  const byEntry = new Map<string, number>();
  for (const [index, { group, entry }] of table.outcomes.entries()) {
    const key = entryKey(group.groupNo, entry.target);
    byEntry.set(key, (byEntry.get(key) ?? 0) + (chances[index] ?? 0));
  }
  return byEntry;
}
