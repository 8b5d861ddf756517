import { DAY_MILLISECONDS } from '@quartermaster/domain/core/date-time';
import type { BattleRow, ListedPurchase, LoginRow, MailRow } from '../../../api/player.ts';
import { parseInstant } from '../../../i18n/format.ts';
import type { SectionKey } from './section-key.ts';

/** A notable fact of a player's sections: how often it occurs, and the section that shows it. */
export type Finding = {
  readonly key: 'receipts' | 'borrowed' | 'undelivered' | 'disputed' | 'suspicious' | 'refused' | 'missed' | 'waiting' | 'away';
  readonly section: SectionKey;
  readonly tone: 'red' | 'orange' | 'blue';
  readonly count: number;
}; // prettier-ignore

/** The newest rows of the sections that most questions are about. */
export type Newest = {
  readonly purchases: readonly Pick<ListedPurchase, 'sameReceipts' | 'state'>[];
  readonly battles: readonly Pick<BattleRow, 'flags' | 'createdAt'>[];
  readonly mails: readonly Pick<MailRow, 'state' | 'rewards'>[];
  readonly logins: readonly Pick<LoginRow, 'result' | 'loginAt'>[];
};

/** A player who stays away longer than this has missed a season, and asks about it. */
const LONG_AWAY_DAYS = 60;
const LATELY_DAYS = 14;

/** Notable facts about a player, the most serious first. */
export function findingsOf(newest: Newest): readonly Finding[] {
  const { purchases, battles, mails, logins } = newest;
  const orders = (...states: readonly string[]) =>
    purchases.filter(({ state }) => states.includes(state)).length;
  const gifts = (...states: readonly string[]) =>
    mails.filter(({ state, rewards }) => rewards.length > 0 && states.includes(state)).length;
  const all: readonly Finding[] = [
    { key: 'receipts', section: 'purchases', tone: 'red', count: purchases.filter(isTwice).length },
    { key: 'borrowed', section: 'purchases', tone: 'red', count: purchases.filter(isBorrowed).length },
    { key: 'suspicious', section: 'battles', tone: 'red', count: battles.filter(isSuspicious).length },
    { key: 'refused', section: 'logins', tone: 'red', count: refusedSince(logins) },
    { key: 'undelivered', section: 'purchases', tone: 'orange', count: orders('paid') },
    { key: 'disputed', section: 'purchases', tone: 'orange', count: orders('refunded', 'disputed') },
    { key: 'missed', section: 'mail', tone: 'orange', count: gifts('expired') },
    { key: 'waiting', section: 'mail', tone: 'blue', count: gifts('unread', 'read') },
    { key: 'away', section: 'timeline', tone: 'blue', count: daysAway(newest) },
  ];
  return all.filter(({ count }) => count > 0);
}

type Purchase = Newest['purchases'][number];
const isTwice = ({ sameReceipts }: Purchase): boolean => sameReceipts.some(({ player }) => player === null);
const isBorrowed = ({ sameReceipts }: Purchase): boolean =>
  sameReceipts.some(({ player }) => player !== null);

const isSuspicious = ({ flags }: Pick<BattleRow, 'flags'>): boolean => flags.length > 0;

/** How many of the latest sign-ins were refused, back to the last one that was not. */
function refusedSince(logins: Newest['logins']): number {
  const lastGood = logins.findIndex(({ result }) => result === 'ok');
  return lastGood < 0 ? logins.length : lastGood;
}

/**
 * How many days a player was away who came back recently; 0: not worth noting. Battles count,
 * too: they are kept for longer than sign-ins.
 */
function daysAway({ logins, battles }: Newest): number {
  const instants = [...logins.map(({ loginAt }) => loginAt), ...battles.map(({ createdAt }) => createdAt)];
  const days = instants.map((at) => parseInstant(at).getTime() / DAY_MILLISECONDS).toSorted((a, b) => b - a);
  const [latest = 0] = days;
  for (const [index, left] of days.slice(1).entries()) {
    const back = days[index] ?? left;
    if (latest - back > LATELY_DAYS) return 0;
    if (back - left >= LONG_AWAY_DAYS) return Math.floor(back - left);
  }
  return 0;
}
