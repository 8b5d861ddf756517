import { describe, expect, it } from 'vitest';
import { letterOf, mailOf } from './letter-of.ts';

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

  it('is none where there is only what became of it', () => {
    expect(letterOf('recalled')).toBeNull();
    expect(letterOf(null)).toBeNull();
    expect(letterOf({ title: { en: 'Sorry' }, state: 'unread' })).toBeNull();
  });

  it('has a title, a state, or both', () => {
    expect(mailOf({ title: { en: 'Sorry' }, state: 'unread' })).toEqual({
      title: { en: 'Sorry' },
      state: 'unread',
    });
    expect(mailOf('recalled')).toEqual({ title: {}, state: 'recalled' });
    expect(mailOf({ title: { en: 'Sorry' }, body: { en: 'Here' } })).toEqual({
      title: { en: 'Sorry' },
      state: null,
    });
  });
});
