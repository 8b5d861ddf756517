import { describe, expect, it } from 'vitest';
import { findingsOf, type Newest } from './findings.ts';

const NOTHING: Newest = { purchases: [], battles: [], mails: [], logins: [] };
const GIFT = [{ assetKind: 'gem', targetId: null, amount: 5 }];

const order = (
  state: 'paid' | 'delivered' | 'refunded',
  ...sameReceipts: Newest['purchases'][number]['sameReceipts']
) => ({ state, sameReceipts });
const OWN = { orderId: 'A', player: null };
const FOREIGN = { orderId: 'B', player: { serverId: 1, accountId: 7, name: 'Thorn' } };
const login = (loginAt: string, result: 'ok' | 'maintenance' = 'ok') => ({ loginAt, result });

const battle = (...flags: ('too_fast' | 'impossible_damage')[]) => ({
  flags,
  createdAt: '2026-11-01 10:00:00',
});

const found = (newest: Partial<Newest>) =>
  findingsOf({ ...NOTHING, ...newest }).map(({ key, count }) => [key, count]);

describe('what is noticeable about a player', () => {
  it('is nothing where nothing is', () => {
    expect(found({})).toEqual([]);
    expect(
      found({
        purchases: [order('delivered')],
        battles: [battle()],
        mails: [{ state: 'claimed', rewards: GIFT }],
        logins: [login('2026-11-02 10:00:00'), login('2026-11-01 10:00:00')],
      }),
    ).toEqual([]);
  });

  it('is a receipt that was used twice before an order that was not delivered', () => {
    const purchases = [order('paid', OWN), order('delivered', OWN), order('refunded')];
    expect(found({ purchases })).toEqual([
      ['receipts', 2],
      ['undelivered', 1],
      ['disputed', 1],
    ]);
  });

  it('is a receipt that another player used, too', () => {
    const purchases = [order('delivered', FOREIGN), order('delivered')];
    expect(found({ purchases })).toEqual([['borrowed', 1]]);
    expect(found({ purchases: [order('delivered', FOREIGN, OWN)] })).toEqual([
      ['receipts', 1],
      ['borrowed', 1],
    ]);
  });

  it('is battles that look wrong', () => {
    expect(found({ battles: [battle('too_fast'), battle()] })).toEqual([['suspicious', 1]]);
  });

  it('is mail whose rewards wait or are lost, and never a letter without any', () => {
    const mails: Newest['mails'] = [
      { state: 'unread', rewards: GIFT },
      { state: 'read', rewards: GIFT },
      { state: 'expired', rewards: GIFT },
      { state: 'unread', rewards: [] },
    ];
    expect(found({ mails })).toEqual([
      ['missed', 1],
      ['waiting', 2],
    ]);
  });

  it('is sign-ins that were refused since the last good one', () => {
    const refused = [
      login('2026-11-03 10:00:00', 'maintenance'),
      login('2026-11-02 10:00:00', 'maintenance'),
    ];
    expect(found({ logins: [...refused, login('2026-11-01 10:00:00')] })).toEqual([['refused', 2]]);
    expect(found({ logins: [login('2026-11-04 10:00:00'), ...refused] })).toEqual([]);
  });

  it('is a long absence, as long as the player has come back lately', () => {
    const back = [login('2026-11-03 10:00:00'), login('2026-11-01 10:00:00')];
    const before = [login('2025-11-01 10:00:00')];
    expect(found({ logins: [...back, ...before] })).toEqual([['away', 365]]);
    const last = [{ flags: [], createdAt: '2026-08-01 10:00:00' }];
    expect(found({ logins: back, battles: last })).toEqual([['away', 92]]);
    expect(found({ logins: [login('2026-11-28 10:00:00'), ...back, ...before] })).toEqual([]);
  });
});
