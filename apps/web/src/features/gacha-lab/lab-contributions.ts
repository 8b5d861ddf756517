import { numberOf, objectsOf, plainText, type RecordData } from '@quartermaster/domain/core/json';
import { giftsOfDraws, type Gifts } from '@quartermaster/domain/simulation/draw-gifts';
import { NO_STEPS } from '@quartermaster/domain/simulation/draw-steps';
import type { GachaponConfig } from '@quartermaster/domain/simulation/gachapon-config';
import type { Money } from '@quartermaster/domain/simulation/draw-price';
import { goalDistribution } from '@quartermaster/domain/simulation/goal-distribution';
import { hasSteps, moneyOfDraws } from '@quartermaster/domain/simulation/purchase-plan';
import type { SimulatedDraws } from '@quartermaster/domain/simulation/simulate-draws';
import type { GoalFigures } from './lab-goals.ts';
import type { Prepared } from './lab-question.ts';

/** What each part of a gachapon adds for players. Shares are 0 to 1; null: there is no such part. */
export type Contributions = {
  /** Simulated: of the draws of the run. */
  readonly guarantees: readonly { readonly id: string; readonly share: number }[];
  readonly triggers: number | null;
  /** Exact: draws to the first featured prize on average, without guarantees and with them. */
  readonly wait: Wait | null;
  /** What so many draws cost by steps, and in the ordinary way, exactly; what steps do to the draws. */
  readonly steps: {
    readonly draws: number;
    readonly bySteps: readonly Money[];
    readonly ordinary: readonly Money[];
    /** Draws that going through all steps once promises from a group. */
    readonly promised: number;
    /** Simulated: the share of the draws of the run that steps decided. */
    readonly share: number;
    /** Exact: draws to the first featured prize on average; null: nothing is featured. */
    readonly wait: Wait | null;
  } | null;
  /** Exact: free draws in 30 days, and what they would cost one by one. */
  readonly free: { readonly draws: number; readonly worth: readonly Money[] } | null;
  /** Exact: what comes with so many draws. */
  readonly gifts: (Gifts & { readonly draws: number }) | null;
  /** Exact: the days it is open, of those of its cycle. */
  readonly cycle: { readonly open: number; readonly of: number } | null;
};

/** Draws without a part of a gachapon, and with it; null: too many combinations to compute. */
export type Wait = { readonly without: number | null; readonly with: number | null };

/** Without featured prizes: a tenth of the draws of a keen player in a season. */
const USUAL_DRAWS = 100;
const NINE_IN_TEN = 1;
const FREE_DAYS = 30;
const HOURS = 24;

export function contributionsOf(
  prepared: Prepared,
  run: SimulatedDraws,
  goals: readonly GoalFigures[],
): Contributions {
  const { config } = prepared;
  const draws = goals[0]?.needed[NINE_IN_TEN]?.draws ?? USUAL_DRAWS;
  const hasTriggers = config.groups.some(({ triggerCount }) => triggerCount > 0);
  return {
    guarantees: config.guarantees.map(({ id }) => ({ id, share: (run.guaranteed[id] ?? 0) / run.draws })),
    triggers: hasTriggers ? run.triggered / run.draws : null,
    wait: prepared.config.guarantees.length === 0 ? null : waitOf(prepared, goals, { guarantees: [] }),
    steps: stepsOf(prepared, draws, run, goals),
    free: freeOf(prepared),
    gifts: giftsOf(prepared, draws),
    cycle: cycleOf(prepared),
  };
}

function waitOf(
  { config, state }: Prepared,
  goals: readonly GoalFigures[],
  without: Partial<GachaponConfig>,
): Wait | null {
  const [first] = goals;
  if (first === undefined) return null;
  const bare = goalDistribution(
    { ...config, ...without },
    { kind: 'copies', copies: 1, isWanted: ({ isFeatured }) => isFeatured },
    state,
  );
  return { without: bare?.mean ?? null, with: first.mean };
}

function stepsOf(
  prepared: Prepared,
  draws: number,
  run: SimulatedDraws,
  goals: readonly GoalFigures[],
): Contributions['steps'] {
  const { plan, question, config } = prepared;
  if (!hasSteps(plan)) return null;
  const { mode } = question.input;
  return {
    draws,
    bySteps: moneyOfDraws(plan, draws, mode),
    ordinary: moneyOfDraws({ ...plan, steps: [], loop: null }, draws, mode),
    promised: config.steps.steps.reduce((sum, { forcedCount }) => sum + forcedCount, 0),
    share: run.promised / run.draws,
    wait: waitOf(prepared, goals, { steps: NO_STEPS }),
  };
}

function freeOf({ plan, question }: Prepared): Contributions['free'] {
  const [rule] = objectsOf(question.gachapon['free_rule']);
  if (rule === undefined) return null;
  const hours = Math.max(1, numberOf(rule['interval_hours'], 0));
  const draws = Math.floor((FREE_DAYS * HOURS) / hours) * numberOf(rule['count'], 0);
  return { draws, worth: moneyOfDraws({ ...plan, steps: [], loop: null }, draws, 'single') };
}

function giftsOf({ question }: Prepared, draws: number): Contributions['gifts'] {
  const { gachapon, gifts, input } = question;
  if (!gifts.some((gift) => belongsTo(gift, gachapon))) return null;
  return { draws, ...giftsOfDraws(gifts, { gachapon, draws, isMulti: input.mode === 'multi' }) };
}

function cycleOf({ question: { cycles, gachapon } }: Prepared): Contributions['cycle'] {
  for (const cycle of cycles) {
    const turns = objectsOf(cycle['order_list']);
    const own = turns.filter((turn) => belongsTo(turn, gachapon));
    const daysOf = (rows: readonly RecordData[]) =>
      rows.reduce((sum, row) => sum + numberOf(row['days'], 0), 0);
    if (own.length > 0) return { open: daysOf(own), of: daysOf(turns) };
  }
  return null;
}

const belongsTo = (record: RecordData, gachapon: RecordData): boolean =>
  plainText(record['gachapon_id']) === plainText(gachapon['gachapon_id']);
