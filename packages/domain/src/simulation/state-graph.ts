import { nextState } from './next-state.ts';
import {
  drawOdds,
  isHit,
  triggeredGroups,
  type DrawOdds,
  type DrawTable,
  type Outcome,
} from './draw-odds.ts';
import { rhythmOfSteps, stepDrawAt } from './draw-steps.ts';
import type { GachaponState } from './gachapon-config.ts';

/** What an outcome counts as for the caller: 0 for nothing that is looked for. */
type MarkOf = (outcome: Outcome) => number;

/** Where a draw can lead: the next state's number and the chance of it; `mark`: of the outcomes that lead there. */
type Transition = { readonly next: number; readonly chance: number; readonly mark: number };

/** The states a player can be in, numbered as they are met. Two players in one state have the same future. */
export type StateGraph = {
  numberOf(state: GachaponState): number;
  transitionsFrom(state: number): readonly Transition[];
  oddsAt(state: number): DrawOdds;
};

/** Outcomes that lead to the same next state: one of them stands for all. */
type OutcomeClass = {
  readonly sample: Outcome;
  readonly mark: number;
  readonly members: readonly number[];
};

/** The graph of a gachapon's states, for a player with these choices. States and odds are computed when first asked for. */
export function createStateGraph(
  table: DrawTable,
  choices: GachaponState['choices'],
  markOf: MarkOf,
): StateGraph {
  const phases = phasesOf(table);
  const classes = classify(table, choices, markOf);
  const numbers = new Map<string, number>();
  const states: GachaponState[] = [];
  const transitions: (readonly Transition[] | undefined)[] = [];
  const oddsBySituation = new Map<string, DrawOdds>();

  function numberOf(state: GachaponState): number {
    const key = stateKey(table, state, phases);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, states.length);
    states.push(boundState(table, state, phases));
    return states.length - 1;
  }

  function stateAt(number: number): GachaponState {
    const state = states[number];
    if (state === undefined) throw new RangeError(`There is no state ${number}.`);
    return state;
  }

  function oddsAt(number: number): DrawOdds {
    const state = stateAt(number);
    const key = situationKey(table, state);
    const known = oddsBySituation.get(key);
    if (known !== undefined) return known;
    const odds = drawOdds(table, state);
    oddsBySituation.set(key, odds);
    return odds;
  }

  function transitionsFrom(number: number): readonly Transition[] {
    const known = transitions[number];
    if (known !== undefined) return known;
    const state = stateAt(number);
    const { chances, cause } = oddsAt(number);
    const found = classes.flatMap(({ sample, mark, members }) => {
      const chance = members.reduce((sum, index) => sum + (chances[index] ?? 0), 0);
      return chance > 0 ? [{ next: numberOf(nextState(table, state, sample, cause)), chance, mark }] : [];
    });
    transitions[number] = found;
    return found;
  }

  return { numberOf, transitionsFrom, oddsAt };
}

/** After how many draws every trigger is where it began. */
function rhythmOf(table: DrawTable): number {
  return table.config.groups
    .filter((group) => group.triggerCount > 0 && group.entries.length > 0)
    .reduce((rhythm, group) => leastCommonMultiple(rhythm, group.triggerCount), 1);
}

/** The smallest number that both divide. */
export function leastCommonMultiple(left: number, right: number): number {
  let [larger, smaller] = [left, right];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return (left / larger) * right;
}

/** Draws from which on triggers and steps repeat, and after how many. */
type Phases = { readonly from: number; readonly length: number };

/** When the draws of a table begin to repeat: its triggers and its steps together. */
export function phasesOf(table: DrawTable): Phases {
  const { from, round } = rhythmOfSteps(table.steps);
  return { from, length: leastCommonMultiple(rhythmOf(table), round) };
}

/** The first number of draws with the same future. */
function phaseOf(draws: number, { from, length }: Phases): number {
  return draws < from ? draws : from + ((draws - from) % length);
}

/** Equal for states with the same bounded state. */
function stateKey({ guarantees }: DrawTable, { draws, counters }: GachaponState, phases: Phases): string {
  let key = String(phaseOf(draws, phases));
  for (const { id, hardAt } of guarantees) key += ` ${Math.min(counters[id] ?? 0, hardAt)}`;
  return key;
}

function boundState(table: DrawTable, state: GachaponState, phases: Phases): GachaponState {
  const counters = table.guarantees.map(
    ({ id, hardAt }) => [id, Math.min(state.counters[id] ?? 0, hardAt)] as const,
  );
  const draws = phaseOf(state.draws, phases);
  return { draws, counters: Object.fromEntries(counters), choices: state.choices };
}

/** Equal for states whose next draw has the same odds. */
export function situationKey(table: DrawTable, state: GachaponState): string {
  const levels = table.guarantees.map(({ id, softFrom, hardAt }) => {
    const draw = (state.counters[id] ?? 0) + 1;
    return draw >= hardAt || (softFrom !== null && draw >= softFrom) ? draw : 0;
  });
  const triggered = triggeredGroups(table, state.draws + 1).map((group) => group.groupNo);
  return `${levels.join(' ')} ${triggered.join(',')} ${stepDrawAt(table.steps, state.draws)?.key ?? ''}`;
}

function classify(
  table: DrawTable,
  choices: GachaponState['choices'],
  markOf: MarkOf,
): readonly OutcomeClass[] {
  const classes = new Map<string, OutcomeClass & { readonly members: number[] }>();
  table.outcomes.forEach((outcome, index) => {
    const mark = markOf(outcome);
    const key = [
      mark,
      ...table.guarantees.map((guarantee) => isHit(guarantee, choices[guarantee.id] ?? null, outcome)),
    ].join(' ');
    const known = classes.get(key);
    if (known === undefined) classes.set(key, { sample: outcome, mark, members: [index] });
    else known.members.push(index);
  });
  return [...classes.values()];
}
