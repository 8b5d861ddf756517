import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** A record that is kept out of releases by a hold that was not ended. */
export type StoredHold = {
  readonly id: number;
  readonly module: string;
  readonly recordId: string;
  readonly reason: string;
  readonly until: string | null;
  readonly by: string | null;
  readonly at: string;
  /** The number of the release whose roll back held it. */
  readonly rolledBack: number | null;
  /** Its date has passed: it holds no more, and is shown until the record is released. */
  readonly isOver: boolean;
};

const SELECT_HOLD = `
  select h.id, h.module, h.record_id as "recordId", h.reason, ${wireTime('h.until')} as until,
         a.display_name as by, ${wireTime('h.held_at')} as at, r.number as "rolledBack",
         coalesce(h.until <= $2, false) as "isOver"
    from record_hold h
    left join account a on a.id = h.held_by
    left join release r on r.id = h.rolled_back_id
   where h.branch_id = $1 and h.ended_at is null`;

export async function listHolds(db: Queryable, branchId: number, now: Date): Promise<readonly StoredHold[]> {
  const { rows } = await db.query<StoredHold>(`${SELECT_HOLD} order by h.module, h.record_id`, [
    branchId,
    now,
  ]);
  return rows;
}

type RecordPlace = { readonly module: string; readonly recordId: string };

export async function findHold(
  db: Queryable,
  branchId: number,
  { module, recordId }: RecordPlace,
  now: Date,
): Promise<StoredHold | null> {
  const { rows } = await db.query<StoredHold>(`${SELECT_HOLD} and h.module = $3 and h.record_id = $4`, [
    branchId,
    now,
    module,
    recordId,
  ]);
  return rows[0] ?? null;
}

export type NewHolds = {
  readonly branchId: number;
  readonly records: readonly RecordPlace[];
  readonly reason: string;
  readonly until: string | null;
  readonly rolledBackId: number | null;
  readonly heldBy: number | null;
  readonly at: Date;
};

export async function insertHolds(db: Queryable, holds: NewHolds): Promise<void> {
  await db.query(
    `insert into record_hold (branch_id, module, record_id, reason, until, rolled_back_id, held_by, held_at)
     select $1, module, record_id, $4, $5::timestamp at time zone 'utc', $6, $7, $8
       from unnest($2::text[], $3::text[]) as held (module, record_id)`,
    [
      holds.branchId,
      holds.records.map(({ module }) => module),
      holds.records.map(({ recordId }) => recordId),
      holds.reason,
      holds.until,
      holds.rolledBackId,
      holds.heldBy,
      holds.at,
    ],
  );
}

/** `by` is null where the hold ended by its date. */
export async function markEnded(
  db: Queryable,
  ids: readonly number[],
  ending: { readonly by: number | null; readonly at: Date },
): Promise<void> {
  await db.query('update record_hold set ended_at = $2, ended_by = $3 where id = any($1::integer[])', [
    ids,
    ending.at,
    ending.by,
  ]);
}
