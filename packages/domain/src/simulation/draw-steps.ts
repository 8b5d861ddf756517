import { plainText, type RecordData } from '../core/json.ts';

/** A step of a step-up gachapon, as far as draws know it. */
type DrawStep = {
  readonly step: number;
  readonly draws: number;
  /** The group that the last `forcedCount` draws of the step come from; null: none are promised. */
  readonly forcedGroupNo: number | null;
  readonly forcedCount: number;
  /** What is added to the chance of the groups with raised odds, 0 to 1. */
  readonly rateUp: number;
};

/** From which step (an index) the steps begin again after the last, and how often; null: never. */
export type StepLoop = { readonly to: number; readonly times: number } | null;

/** The steps of a step-up gachapon, and where they begin again. */
export type DrawSteps = { readonly steps: readonly DrawStep[]; readonly loop: StepLoop };

/** A gachapon without steps. */
export const NO_STEPS: DrawSteps = { steps: [], loop: null };

/** What a step does to one of its draws. */
export type StepDraw = {
  readonly step: DrawStep;
  readonly isForced: boolean;
  /** How many draws of the step are left, with this one. */
  readonly left: number;
  /** Equal for draws with the same odds; empty: those of a draw outside of steps. */
  readonly key: string;
};

/** Steps draw by draw. Players go through them in order, so the number of draws tells the step. */
export type StepTable = {
  /** The draws of going through all steps once. */
  readonly draws: readonly StepDraw[];
  /** The draws before the part that comes again, the length of that part, and how often it does. */
  readonly before: number;
  readonly round: number;
  readonly times: number;
};

const BASIS_POINTS = 10_000;

/** The steps of a gachapon in their order. `records`: also those of other gachapons. */
export function stepsOf(gachapon: RecordData, records: readonly RecordData[]): readonly RecordData[] {
  return records
    .filter((step) => plainText(step['gachapon_id']) === plainText(gachapon['gachapon_id']))
    .toSorted((left, right) => Number(left['step'] ?? 0) - Number(right['step'] ?? 0));
}

/** The last step says where the next round begins. */
export function loopOf(steps: readonly RecordData[]): StepLoop {
  const [last] = steps.slice(-1);
  const to = steps.findIndex((step) => step['step'] === last?.['loop_to']);
  const limit = last?.['loop_limit'];
  return to === -1 ? null : { to, times: typeof limit === 'number' && limit > 0 ? limit : Infinity };
}

/** How many draws a step has. */
export const drawsOfStep = (step: RecordData): number => Math.max(1, Number(step['draws'] ?? 1));

/** Reads the steps of a gachapon. `records`: also those of other gachapons. */
export function readSteps(gachapon: RecordData, records: readonly RecordData[]): DrawSteps {
  const own = stepsOf(gachapon, records);
  const steps = own.map((record) => {
    const { forced_group_no: group, forced_count: count, rate_up_bp: rateUp } = record;
    const draws = drawsOfStep(record);
    return {
      step: Number(record['step'] ?? 0),
      draws,
      forcedGroupNo: typeof group === 'number' ? group : null,
      forcedCount: typeof group === 'number' ? Math.min(draws, Number(count ?? 0)) : 0,
      rateUp: typeof rateUp === 'number' ? rateUp / BASIS_POINTS : 0,
    };
  });
  return { steps, loop: loopOf(own) };
}

/** `groupNos`: groups with something in them; a draft may promise draws from others. */
export function createStepTable({ steps, loop }: DrawSteps, groupNos: ReadonlySet<number>): StepTable {
  const draws = steps.flatMap((step) =>
    Array.from({ length: step.draws }, (_, place) => {
      const left = step.draws - place;
      const isForced = left <= step.forcedCount && groupNos.has(step.forcedGroupNo ?? 0);
      const raised = step.rateUp > 0 ? `+${step.rateUp}` : '';
      return { step, left, isForced, key: isForced ? `=${step.forcedGroupNo}` : raised };
    }),
  );
  const before = steps.slice(0, loop?.to ?? 0).reduce((sum, step) => sum + step.draws, 0);
  return loop === null
    ? { draws, before: 0, round: 0, times: 0 }
    : { draws, before, round: draws.length - before, times: loop.times };
}

/** The step that a player's next draw belongs to, after so many draws; null: steps are over, or there are none. */
export function stepDrawAt({ draws, before, round, times }: StepTable, made: number): StepDraw | null {
  if (made < draws.length) return draws[made] ?? null;
  const further = made - draws.length;
  return further < round * times ? (draws[before + (further % round)] ?? null) : null;
}

/** After how many draws a player has gone through all steps; 0: there are none, Infinity: they never end. */
export function drawsInSteps({ draws, round, times }: StepTable): number {
  return draws.length + (round === 0 ? 0 : round * times);
}

/** After which draw the steps repeat for ever, or are over, and how many draws a round has. */
export function rhythmOfSteps(table: StepTable): { readonly from: number; readonly round: number } {
  return table.times === Infinity
    ? { from: table.before, round: table.round }
    : { from: drawsInSteps(table), round: 1 };
}
