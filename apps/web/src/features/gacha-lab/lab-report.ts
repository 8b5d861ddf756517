import { isJsonObject, plainText, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import { drawsCheck } from '@quartermaster/domain/rules/assertions/draws-check';
import type { BrokenAssertion } from '@quartermaster/domain/rules/assertions/assertion-check';
import { createDrawTable } from '@quartermaster/domain/simulation/draw-odds';
import { drawsInSteps } from '@quartermaster/domain/simulation/draw-steps';
import { effectiveOdds } from '@quartermaster/domain/simulation/effective-odds';
import {
  NEW_PLAYER,
  readGachapon,
  type GachaponConfig,
  type GachaponState,
} from '@quartermaster/domain/simulation/gachapon-config';
import { readPurchasePlan } from '@quartermaster/domain/simulation/purchase-plan';
import { seededRandom } from '@quartermaster/domain/simulation/seeded-random';
import {
  observe,
  sigmaOf,
  simulateDraws,
  type ObservedOutcome,
  type SimulatedDraws,
} from '@quartermaster/domain/simulation/simulate-draws';
import { contributionsOf, type Contributions } from './lab-contributions.ts';
import { curveOf, goalsOf, type GoalFigures, type SpendCurve } from './lab-goals.ts';
import type { LabQuestion, Prepared } from './lab-question.ts';

/** A group, or an entry of it: what is expected and what came. Rates are 0 to 1. */
export type LabRow = {
  readonly key: string;
  readonly groupNo: number;
  readonly rarity: string;
  /** `pet:10021`; null: the group as a whole. */
  readonly target: string | null;
  readonly isFeatured: boolean;
  readonly byWeight: number;
  readonly longRun: number;
  readonly expected: number;
  readonly observed: number;
  readonly sigma: number | null;
};

export type LabAssertion = {
  readonly id: string;
  readonly name: string;
  readonly broken: BrokenAssertion | null;
};

/** All figures of a run, as plain data. */
export type LabReport = {
  readonly draws: number;
  readonly players: number;
  /** The draws after which steps are over and another player goes on; null: none, or they never end. */
  readonly lastOfSteps: number | null;
  readonly rows: readonly LabRow[];
  readonly goals: readonly GoalFigures[];
  readonly curve: SpendCurve;
  readonly contributions: Contributions;
  readonly assertions: readonly LabAssertion[];
};

export function reportLab(question: LabQuestion, onProgress: (share: number) => void): LabReport {
  const { input } = question;
  const config = readGachapon(question.gachapon, question.guarantees, question.steps);
  const plan = readPurchasePlan(question.gachapon, question.steps);
  const prepared = { question, config, plan, state: startOf(config, input.start) };
  const run = simulateDraws(config, {
    draws: input.draws,
    random: seededRandom(input.seed),
    state: prepared.state,
    onProgress: (draws) => onProgress((RUN_SHARE * draws) / input.draws),
  });
  onProgress(RUN_SHARE);
  const goals = goalsOf(prepared, (share) => onProgress(RUN_SHARE + (1 - RUN_SHARE) * share));
  return {
    draws: run.draws,
    players: run.players,
    lastOfSteps: lastOfSteps(config),
    rows: rowsOf(config, run),
    goals,
    curve: curveOf(prepared),
    contributions: contributionsOf(prepared, run, goals),
    assertions: question.assertions.map((assertion) => checkAssertion(assertion, prepared)),
  };
}

/** The share of the progress that the simulated run takes; the rest is for exact figures. */
const RUN_SHARE = 0.4;

function lastOfSteps(config: GachaponConfig): number | null {
  const draws = drawsInSteps(createDrawTable(config).steps);
  return draws > 0 && draws < Infinity ? draws : null;
}

/** A player whose counters are all at `count`, as far as they go. */
function startOf(config: GachaponConfig, count: number): GachaponState {
  const counters = config.guarantees.map(({ id, hardAt }) => [id, Math.min(count, hardAt - 1)] as const);
  return { ...NEW_PLAYER, counters: Object.fromEntries(counters) };
}

/** Each group, followed by its entries. */
function rowsOf(config: GachaponConfig, run: SimulatedDraws): readonly LabRow[] {
  let first = 0;
  return effectiveOdds(config).groups.flatMap(({ groupNo, rarity, base, effective, entries }, place) => {
    const indexes = entries.map((_entry, index) => first + index);
    first += entries.length;
    const shared = { groupNo, rarity };
    const group = { ...shared, key: `${place}`, target: null, isFeatured: false };
    return [
      rowOf(group, { base, effective }, observe(run, indexes)),
      ...entries.map((entry, index) => {
        const { target, isFeatured } = entry;
        const name = { ...shared, key: `${place} ${index} ${target}`, target, isFeatured };
        return rowOf(name, entry, observe(run, indexes.slice(index, index + 1)));
      }),
    ];
  });
}

type Name = Pick<LabRow, 'key' | 'groupNo' | 'rarity' | 'target' | 'isFeatured'>;
type Odds = { readonly base: number; readonly effective: number };

function rowOf(name: Name, { base, effective }: Odds, outcome: ObservedOutcome): LabRow {
  const { expected, observed } = outcome;
  return { ...name, byWeight: base, longRun: effective, expected, observed, sigma: sigmaOf(outcome) };
}

function checkAssertion(
  assertion: RecordData,
  { question: { gachapon }, config, plan }: Prepared,
): LabAssertion {
  const question = { ...drawsCheck.question(assertion, {}, []), config, plan };
  const name: JsonValue | undefined = assertion['name'];
  return {
    id: plainText(assertion['id']),
    name: isJsonObject(name) ? '' : plainText(name),
    broken: named(drawsCheck.answer(question), gachapon),
  };
}

function named(broken: BrokenAssertion | null, gachapon: RecordData): BrokenAssertion | null {
  const name = drawsCheck.nameOf(gachapon) ?? '';
  return broken === null ? null : { ...broken, params: { name, ...broken.params } };
}
