import type { EventLogBody } from '@quartermaster/contract/http/event-log';
import type { LogStatusAnswer } from '@quartermaster/contract/http/staff-log';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';

type StoredEvent = { readonly action: string; readonly target: Omit<EventLogBody, 'action'> };

export async function insertEvent(db: Queryable, accountId: number, event: StoredEvent): Promise<void> {
  await db.query('insert into event_log (account_id, action, target) values ($1, $2, $3)', [
    accountId,
    event.action,
    JSON.stringify(event.target),
  ]);
}

/** Forgets events older than so many days, and the oldest of those that are too many. */
export async function deleteOldEvents(
  db: Queryable,
  { days, events }: { readonly days: number; readonly events: number },
): Promise<void> {
  await db.query(
    `delete from event_log where at < greatest(
       now() - make_interval(days => $1),
       (select at from event_log order by at desc offset $2 limit 1))`,
    [days, events],
  );
}

export async function readEventState(db: Queryable): Promise<Omit<LogStatusAnswer['event'], 'kept_days'>> {
  return onlyRow(
    await db.query<Omit<LogStatusAnswer['event'], 'kept_days'>>(
      `select count(*) as entries, ${wireTime('min(at)')} as oldest, ${wireTime('max(at)')} as newest
       from event_log`,
    ),
  );
}
