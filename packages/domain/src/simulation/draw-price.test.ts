import { describe, expect, it } from 'vitest';
import { priceOf } from './draw-price.ts';

const gems = (amount: number) => ({ asset_kind: 'gem', amount });
const ticket = (amount: number) => ({ asset_kind: 'item', target_id: 1021, amount });

describe('the price of a draw', () => {
  it('is in the currency that players pay with first', () => {
    const gachapon = {
      single_cost: [gems(300), ticket(1)],
      multi_count: 10,
      multi_cost: [ticket(10), gems(2700)],
    };
    expect(priceOf(gachapon)).toEqual({
      currency: { kind: 'gem', targetId: null },
      price: { single: 300, multi: 2700, multiCount: 10 },
    });
  });

  it('of a multi draw follows from single draws where it is paid with something else', () => {
    const gachapon = { single_cost: [ticket(1)], multi_count: 10, multi_cost: [gems(2700)] };
    expect(priceOf(gachapon)?.price.multi).toBe(10);
  });

  it('is unknown while nothing is asked for', () => {
    expect(priceOf({})).toBeNull();
    expect(priceOf({ single_cost: [{ asset_kind: 'gem' }] })).toBeNull();
  });
});
