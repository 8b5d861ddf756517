import type { Queryable } from '../db/database.ts';

/**
 * The environment-wide records of a module whose newest revision has errors, each with the revision
 * that players get instead; null if there is none.
 */
export async function findKeptOutRevisions(
  db: Queryable,
  environmentId: number,
  module: string,
): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await db.query<{ record_id: string; from_seq: number | null }>(
    `select h.record_id, h.from_seq from environment e
       join release_hold h on h.release_id = e.live_release_id and h.is_kept_out
      where e.id = $1 and h.module = $2
        and not exists (select from environment_patch p where p.environment_id = e.id)
     union all
     select h."recordId", h."fromSeq" from environment_patch p
      cross join jsonb_to_recordset(p.holds) as h (module text, "recordId" text, "fromSeq" bigint)
      where p.environment_id = $1 and h.module = $2`,
    [environmentId, module],
  );
  return new Map(rows.map((row) => [row.record_id, row.from_seq]));
}
