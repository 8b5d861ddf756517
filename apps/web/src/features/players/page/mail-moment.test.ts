import { describe, expect, it } from 'vitest';
import { mailMoment } from './mail-moment.ts';

const END = '2026-12-22 00:00:00';
const mail = { claimedAt: null, expireAt: END } as const;

describe('the moment that matters of a mail', () => {
  it.each(['unread', 'read'] as const)('is when it expires, while it is %s', (state) => {
    expect(mailMoment({ ...mail, state })).toEqual({ label: 'expires', at: END });
  });

  it('is when it was claimed, also after it was deleted', () => {
    const claimedAt = '2026-11-22 00:00:00';
    for (const state of ['claimed', 'deleted'] as const)
      expect(mailMoment({ ...mail, state, claimedAt })).toEqual({ label: 'claimed', at: claimedAt });
  });

  it.each(['recalled', 'deleted'] as const)('is none of a mail that was %s', (state) => {
    expect(mailMoment({ ...mail, state })).toBeNull();
  });

  it('is the day of an expired one, without saying that it is still to come', () => {
    expect(mailMoment({ ...mail, state: 'expired' })).toEqual({ label: null, at: END });
  });
});
