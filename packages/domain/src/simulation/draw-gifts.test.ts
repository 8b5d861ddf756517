import { coins } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import { giftsOfDraws } from './draw-gifts.ts';

const GACHAPON = { gachapon_id: 1, multi_count: 10 };
const gift = (kind: string, more = {}) => ({ gachapon_id: 1, kind, rewards: coins(1), ...more });
const given = (kind: string, draws: number, more = {}, isMulti = true) =>
  giftsOfDraws([gift(kind, more)], { gachapon: GACHAPON, draws, isMulti }).sure[0]?.amount ?? 0;

describe('what comes with draws', () => {
  it('comes with each, with many at once, and the first time', () => {
    expect([given('per_draw', 25), given('per_multi', 25), given('first_multi', 25)]).toEqual([25, 2, 1]);
    expect([given('per_multi', 25, {}, false), given('first_multi', 9)]).toEqual([0, 0]);
  });

  it('comes once at a number of draws, or in every round', () => {
    expect([
      given('total_draws', 29, { threshold: 30 }),
      given('total_draws', 300, { threshold: 30 }),
    ]).toEqual([0, 1]);
    const rounds = [
      gift('total_draws', { threshold: 30, loop: true }),
      gift('total_draws', { threshold: 60, loop: true }),
    ];
    expect(giftsOfDraws(rounds, { gachapon: GACHAPON, draws: 100, isMulti: true }).sure[0]?.amount).toBe(
      2 + 1,
    );
  });

  it('is counted where chance decides what it is, and nothing comes from another gachapon', () => {
    const records = [gift('per_draw', { drop_mode: 'weight' }), gift('per_draw', { gachapon_id: 2 })];
    expect(giftsOfDraws(records, { gachapon: GACHAPON, draws: 4, isMulti: false })).toEqual({
      sure: [],
      drawn: 4,
    });
  });
});
