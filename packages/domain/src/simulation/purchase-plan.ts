import type { RecordData } from '../core/json.ts';
import { costOfDraws } from './draw-cost.ts';
import { drawsOfStep, loopOf, stepsOf, type StepLoop } from './draw-steps.ts';
import { costsIn, priceOf, type Currency, type Money, type PricedDraw } from './draw-price.ts';

/** How players buy: one by one, always many at once, or many where they fit and the rest one by one. */
type PurchaseMode = 'single' | 'multi' | 'cheapest';

/** A step that is bought as a whole; `cost` null: it is free. */
type PurchaseStep = { readonly draws: number; readonly cost: Money | null };

/** What draws cost, one after the other. */
export type PurchasePlan = {
  /** Null if the draft has no price. */
  readonly priced: PricedDraw | null;
  readonly steps: readonly PurchaseStep[];
  readonly loop: StepLoop;
};

/** Reads what draws cost. `steps`: records of steps, also those of other gachapons. */
export function readPurchasePlan(gachapon: RecordData, steps: readonly RecordData[]): PurchasePlan {
  const own = stepsOf(gachapon, steps);
  return {
    priced: priceOf(gachapon),
    steps: own.map((step) => ({
      draws: drawsOfStep(step),
      cost: costsIn(step['cost']).find(({ amount }) => amount > 0) ?? null,
    })),
    loop: loopOf(own),
  };
}

/** Whether steps are bought, whatever the mode. */
export const hasSteps = ({ steps }: PurchasePlan): boolean => steps.length > 0;

/** What the first `draws` draws of a player cost, by currency. A step is paid as a whole. */
export function moneyOfDraws(plan: PurchasePlan, draws: number, mode: PurchaseMode): readonly Money[] {
  const money: Money[] = [];
  let left = draws;
  for (const { draws: given, cost } of stepsInOrder(plan)) {
    if (left <= 0) break;
    if (cost !== null) money.push(cost);
    left -= given;
  }
  if (left > 0 && plan.priced !== null) money.push(ordinary(plan.priced, left, mode));
  return sumByCurrency(money);
}

function* stepsInOrder({ steps, loop }: PurchasePlan): Iterable<PurchaseStep> {
  yield* steps;
  for (let time = 0; loop !== null && time < loop.times; time += 1) yield* steps.slice(loop.to);
}

function ordinary({ currency, price }: PricedDraw, draws: number, mode: PurchaseMode): Money {
  if (mode === 'single') return { ...currency, amount: draws * price.single };
  const multis = Math.ceil(draws / price.multiCount);
  const amount = mode === 'multi' ? multis * price.multi : costOfDraws(draws, price);
  return { ...currency, amount };
}

/** One amount for each currency, in the order in which they first occur. */
export function sumByCurrency(money: readonly Money[]): readonly Money[] {
  const sums = new Map<string, Money>();
  for (const one of money) {
    const key = currencyKey(one);
    sums.set(key, { ...one, amount: (sums.get(key)?.amount ?? 0) + one.amount });
  }
  return [...sums.values()];
}

/** Equal for amounts that can be added. */
export const currencyKey = ({ kind, targetId }: Currency): string => `${kind} ${targetId ?? ''}`;
