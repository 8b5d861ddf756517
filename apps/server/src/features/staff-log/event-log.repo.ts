import type { EventLogBody, EventLogEntry, EventLogQuery } from '@quartermaster/contract/http/event-log';
import type { LogStatusAnswer } from '@quartermaster/contract/http/staff-log';
import type { Queryable } from '../../db/database.ts';
import {
  isAfterCursor,
  readCursor,
  rowCursor,
  newestFirstOf,
  type NewestFirst,
} from '../../db/newest-first.ts';
import { onlyRow } from '../../db/only-row.ts';
import { createParameters } from '../../engine/parameters.ts';
import { wireTime } from '../../engine/wire-time.ts';

type StoredEvent = { readonly action: string; readonly target: Omit<EventLogBody, 'action'> };

export async function insertEvent(db: Queryable, accountId: number, event: StoredEvent): Promise<void> {
  await db.query('insert into event_log (account_id, action, target) values ($1, $2, $3)', [
    accountId,
    event.action,
    JSON.stringify(event.target),
  ]);
}

/** Part of what was pressed, newest first. */
export async function listEvents(
  db: Queryable,
  { staff_id: staffId, start_time: from, end_time: to, cursor, limit }: EventLogQuery,
): Promise<NewestFirst<EventLogEntry>> {
  const { values, add } = createParameters([...readCursor(cursor)]);
  const end = to > 0 ? `to_timestamp(${add(to)}) + interval '1 second'` : null;
  const conditions = [isAfterCursor('e.at', 'e.id', end)];
  if (staffId !== undefined) conditions.push(`e.account_id = ${add(staffId)}`);
  if (from > 0) conditions.push(`e.at >= to_timestamp(${add(from)})`);
  const text = (key: string): string => `coalesce(e.target ->> '${key}', '')`;
  const { rows } = await db.query<EventLogEntry & { cursor_of_row: string }>(
    `select e.id, ${wireTime('e.at')} as create_time, e.account_id as staff_id, a.display_name as staff_name, e.action,
            ${text('id')} as control, ${text('name')} as name, ${text('value')} as value, ${text('Target')} as page,
            ${rowCursor('e.at', 'e.id')} as cursor_of_row
     from event_log e left join account a on a.id = e.account_id
     where ${conditions.join(' and ')} order by e.at desc, e.id desc limit ${limit + 1}`,
    values,
  );
  return newestFirstOf<EventLogEntry>(rows, limit);
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
