import { gems } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import { moneyOfDraws, readPurchasePlan } from './purchase-plan.ts';

const GACHAPON = { gachapon_id: 1, single_cost: gems(300), multi_count: 10, multi_cost: gems(2700) };
const step = (no: number, draws: number, amount: number, more = {}) => ({
  gachapon_id: 1,
  step: no,
  draws,
  cost: gems(amount),
  ...more,
});
const amounts = (steps: readonly object[], draws: number, mode: 'single' | 'multi' | 'cheapest') =>
  moneyOfDraws(readPurchasePlan(GACHAPON, steps as never), draws, mode).map(({ kind, amount }) => [
    kind,
    amount,
  ]);

describe('what draws cost', () => {
  it('follows how players buy', () => {
    expect(amounts([], 13, 'single')).toEqual([['gem', 3900]]);
    expect(amounts([], 13, 'multi')).toEqual([['gem', 5400]]);
    expect(amounts([], 13, 'cheapest')).toEqual([['gem', 3600]]);
    expect(amounts([], 0, 'multi')).toEqual([]);
  });

  it('pays steps as a whole, in their order, as often as they come', () => {
    const steps = [
      step(2, 5, 1000, { loop_to: 2, loop_limit: 1 }),
      step(1, 3, 500),
      step(1, 9, 1, { gachapon_id: 2 }),
    ];
    expect(amounts(steps, 3, 'single')).toEqual([['gem', 500]]);
    expect(amounts(steps, 4, 'single')).toEqual([['gem', 1500]]);
    expect(amounts(steps, 13, 'single')).toEqual([['gem', 2500]]);
    expect(amounts(steps, 14, 'single')).toEqual([['gem', 2800]]);
  });

  it('never adds one currency to another', () => {
    const ticket = [{ asset_kind: 'item', target_id: 7, amount: 2 }];
    expect(amounts([step(1, 3, 0, { cost: ticket }), step(2, 3, 0)], 8, 'single')).toEqual([
      ['item', 2],
      ['gem', 600],
    ]);
  });
});
