import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';
import type { Role } from '@quartermaster/domain/core/module';
import {
  dailyLimitsOf,
  type DailyLimits,
  type Limited,
} from '@quartermaster/domain/permissions/staff-limits';
import { wallClock } from '@quartermaster/domain/simulation/wall-clock';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import { addPlayersSeen, addPlayerToDay, addToDay, lockDays } from './daily-use.repo.ts';
import { isProtectedFor, readLimitsFor } from './staff-limits.repo.ts';

/** A staff member at work in an environment. */
export type AtWork = {
  readonly environment: Environment;
  readonly staff: { readonly id: number; readonly role: Role };
  readonly now: Date;
};

/** Today's date in the time zone of the game. */
export function dayIn(now: Date, timeZone: string): string {
  const { year, month, day } = wallClock(now, timeZone);
  return `${year}-${month}-${day}`;
}

/** Counts a change of a player, and answers the limits of the day that it goes beyond. */
export async function countChange(
  db: Queryable,
  work: AtWork,
  { player, valueCents }: { readonly player: PlayerRef; readonly valueCents: number },
): Promise<readonly ExceededLimit[]> {
  const { limits, day } = await openDay(db, work);
  const done = await addToDay(db, day, { valueCents });
  const { others, isNew } = await addPlayerToDay(db, day, player);
  return [
    ...beyond('value_cents', limits.value_cents, done.valueCents - valueCents, valueCents),
    ...(isNew ? beyond('players', limits.players, others, 1) : []),
  ];
}

/** Counts mail to many players, and answers the limits of the day that it goes beyond. */
export async function countDelivery(
  db: Queryable,
  work: AtWork,
  { recipients, valueCents }: { readonly recipients: number; readonly valueCents: number },
): Promise<readonly ExceededLimit[]> {
  const { limits, day } = await openDay(db, work);
  const done = await addToDay(db, day, { valueCents, recipients });
  return [
    ...beyond('value_cents', limits.value_cents, done.valueCents - valueCents, valueCents),
    ...beyond('recipients', limits.recipients, done.recipients - recipients, recipients),
  ];
}

/** Counts a file of players' data that leaves the console, and answers whether that goes beyond the limit of the day. */
export async function countFile(db: Queryable, work: AtWork): Promise<ExceededLimit | undefined> {
  const { limits, day } = await openDay(db, work);
  const done = await addToDay(db, day, { exports: 1 });
  return beyond('exports', limits.exports, done.exports - 1, 1)[0];
}

/** What a person reads of players: which ones, and whether masked personal data is shown or searched by. */
export type Reading = { readonly players: readonly PlayerRef[]; readonly isReveal: boolean };

/**
 * Counts what a person reads, each player once a day, and returns the limits that it exceeds. Only
 * the person's own row is locked: reading does not wait for what others do.
 */
export async function countReading(
  db: Queryable,
  work: AtWork,
  { players, isReveal }: Reading,
): Promise<readonly Exceeded<'players_read' | 'reveals'>[]> {
  const limits = await limitsOf(db, work);
  if (limits.players_read === null && limits.reveals === null) return [];
  const day = dayOf(work);
  const reveals = isReveal ? 1 : 0;
  const done = await addToDay(db, day, { reveals });
  const playersRead = players.length === 0 ? 0 : await addPlayersSeen(db, day, players);
  const { playersRead: seen } = await addToDay(db, day, { playersRead });
  return [
    ...beyond('reveals', limits.reveals, done.reveals - reveals, reveals),
    ...beyond('players_read', limits.players_read, seen - playersRead, playersRead),
  ];
}

/** The person's daily limits and the day to count in, locked until the transaction ends. */
async function openDay(db: Queryable, work: AtWork) {
  await lockDays(db, work.environment.id);
  return { limits: await limitsOf(db, work), day: dayOf(work) };
}

async function limitsOf(db: Queryable, { environment, staff }: AtWork): Promise<DailyLimits> {
  const isProtected = await isProtectedFor(db, environment, staff.id);
  return dailyLimitsOf(await readLimitsFor(db, staff.id), staff.role, isProtected);
}

const dayOf = ({ environment, staff, now }: AtWork) => ({
  staffId: staff.id,
  environmentId: environment.id,
  day: dayIn(now, environment.gameTimeZone),
});

/** A limit that something goes beyond: how much is allowed, was done already, and would come on top. */
type Exceeded<L extends Limited> = {
  readonly limit: L;
  readonly most: number;
  readonly used: number;
  readonly wanted: number;
};

/** What needs nothing of a limit never goes beyond it: lifting a sanction gives nothing away. */
function beyond<L extends Limited>(
  limit: L,
  most: number | null,
  used: number,
  wanted: number,
): readonly Exceeded<L>[] {
  return most === null || wanted <= 0 || used + wanted <= most ? [] : [{ limit, most, used, wanted }];
}
