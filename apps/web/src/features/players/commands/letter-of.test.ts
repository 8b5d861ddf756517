import { describe, expect, it } from 'vitest';
import { letterOf } from './letter-of.ts';

describe('a mail in a change', () => {
  it('is read with what is attached', () => {
    const rewards = [{ asset_kind: 'gem', target_id: null, amount: 5 }];
    expect(
      letterOf({ title: { en: 'Sorry', zh: '抱歉', jp: '' }, body: { en: 'Here' }, rewards, expire_days: 7 }),
    ).toEqual({ title: { en: 'Sorry', zh: '抱歉' }, body: { en: 'Here' }, rewards, expireDays: 7 });
  });

  it('may lack anything', () => {
    expect(letterOf({})).toEqual({ title: {}, body: {}, rewards: [], expireDays: null });
  });

  it('is none where there stands only what became of it', () => {
    expect(letterOf('recalled')).toBeNull();
    expect(letterOf(null)).toBeNull();
  });
});
