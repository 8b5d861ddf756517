import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';

export type NoticeRow = { readonly recordId: string; readonly data: RecordData };

/** What a notice is looked for by: `now` and the end of the days ahead, as they are in records. */
export type NoticeSpan = { readonly now: string; readonly soon: string; readonly lately: string };

const MAX_ROWS = 500;

/** Records that are or may become part of the game: neither taken out nor suspended. */
async function findIntended(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  condition: string,
  values: readonly string[],
): Promise<NoticeRow[]> {
  const { rows } = await db.query<NoticeRow>(
    `select record_id as "recordId", data from ${partitionOf(module)}
     where branch_id = $1 and ${IS_HEAD} and data ->> 'status' in ('active', 'not_open') and ${condition}
     order by sort_key desc limit ${MAX_ROWS}`,
    [branchId, ...values],
  );
  return rows;
}

/** Announcements that are not permanently over. */
export const findAnnouncements = (
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  { now }: NoticeSpan,
): Promise<NoticeRow[]> =>
  findIntended(
    db,
    module,
    branchId,
    `(data -> 'timeslot' ->> 'type' <> 'limited_period'
      or jsonb_path_exists(data, '$.timeslot.periods[*] ? (@.end_date > $now)', jsonb_build_object('now', $2::text)))`,
    [now],
  );

/** Mail that went out lately or goes out soon. */
export const findMails = (
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  { lately, soon }: NoticeSpan,
): Promise<NoticeRow[]> =>
  findIntended(db, module, branchId, `data ->> 'send_at' between $2 and $3`, [lately, soon]);

/** Servers under maintenance, now or soon. */
export const findMaintenance = (
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  { now, soon }: NoticeSpan,
): Promise<NoticeRow[]> =>
  findIntended(
    db,
    module,
    branchId,
    `(data ->> 'state' = 'maintenance'
      or (data ->> 'maintenance_from' <= $3 and coalesce(data ->> 'maintenance_to', $3) > $2))`,
    [now, soon],
  );
