import { LOCK } from '../../db/advisory-locks.ts';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { PlayerRef } from '../../players/player-store.ts';

/** A member of staff on a day of a game's calendar, `YYYY-MM-DD`. */
type StaffDay = { readonly staffId: number; readonly environmentId: number; readonly day: string };

/** What is counted of a day, as a sum or as what comes on top. */
type DayCount = {
  readonly valueCents: number;
  /** Players whom deliveries went to. */
  readonly recipients: number;
  readonly exports: number;
  readonly playersRead: number;
  readonly reveals: number;
};

/**
 * Keeps other transactions from counting in an environment until this one ends, so that two at once
 * do not exceed a limit together. One lock before any row: two that give several things in opposite
 * order cannot deadlock.
 */
export async function lockDays(db: Queryable, environmentId: number): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1, $2)', [LOCK.day, environmentId]);
}

/** Adds to a day, and answers what it comes to. */
export async function addToDay(
  db: Queryable,
  { staffId, environmentId, day }: StaffDay,
  { valueCents = 0, recipients = 0, exports = 0, playersRead = 0, reveals = 0 }: Partial<DayCount>,
): Promise<DayCount> {
  const added = await db.query<DayCount>(
    `insert into staff_day as done (staff_id, environment_id, day, value_cents, recipients, exports, players_read, reveals)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (staff_id, environment_id, day)
       do update set value_cents = done.value_cents + excluded.value_cents,
         recipients = done.recipients + excluded.recipients, exports = done.exports + excluded.exports,
         players_read = done.players_read + excluded.players_read, reveals = done.reveals + excluded.reveals
     returning value_cents as "valueCents", recipients, exports, players_read as "playersRead", reveals`,
    [staffId, environmentId, day, valueCents, recipients, exports, playersRead, reveals],
  );
  return onlyRow(added);
}

/** Counts a player as changed that day. Answers how many others were, and whether this one is new among them. */
export async function addPlayerToDay(
  db: Queryable,
  { staffId, environmentId, day }: StaffDay,
  { serverId, accountId }: PlayerRef,
): Promise<{ readonly others: number; readonly isNew: boolean }> {
  const { rowCount } = await db.query(
    `insert into staff_day_player (staff_id, environment_id, day, server_id, account_id) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [staffId, environmentId, day, serverId, accountId],
  );
  const counted = await db.query<{ players: number }>(
    'select count(*) as players from staff_day_player where staff_id = $1 and environment_id = $2 and day = $3',
    [staffId, environmentId, day],
  );
  return { others: onlyRow(counted).players - 1, isNew: rowCount === 1 };
}

/** Counts players as seen that day, each once. Answers how many were not seen before. */
export async function addPlayersSeen(
  db: Queryable,
  { staffId, environmentId, day }: StaffDay,
  players: readonly PlayerRef[],
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into staff_day_read (staff_id, environment_id, day, server_id, account_id)
     select $1, $2, $3, server_id, account_id from unnest($4::integer[], $5::integer[]) as seen (server_id, account_id)
     on conflict do nothing`,
    [
      staffId,
      environmentId,
      day,
      players.map(({ serverId }) => serverId),
      players.map(({ accountId }) => accountId),
    ],
  );
  return rowCount ?? 0;
}

/** Sums of a day are kept for a year, so that the same day of the last one can be looked at. */
const KEPT_SUMS_DAYS = 400;

/**
 * Deletes counts of days that are over in every time zone, such as players seen and changed and things
 * given. The log and the players' ledgers keep the facts.
 */
export async function forgetPastDays(db: Queryable): Promise<void> {
  for (const table of ['staff_day_read', 'staff_day_player', 'staff_grant'])
    await db.query(`delete from ${table} where day < current_date - 2`);
  await db.query('delete from staff_day where day < current_date - $1::integer', [KEPT_SUMS_DAYS]);
}
