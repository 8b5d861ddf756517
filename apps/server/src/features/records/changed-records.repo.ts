import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { IS_CLOSED, partitionOf } from '../../engine/partition.ts';

type Sides = { readonly before: RecordData | null; readonly after: RecordData | null };

type Place = { readonly branchId: number; readonly seq: number };

/** What changes of one record each, all of one module, did to it. */
export async function findSingleChanges(
  db: Queryable,
  module: ResolvedModule,
  changes: readonly Place[],
): Promise<readonly (Sides & { readonly seq: number })[]> {
  if (changes.length === 0) return [];
  const partition = partitionOf(module);
  const { rows } = await db.query<Sides & { seq: number }>(
    `select change.seq, before.data as before, after.data as after
       from unnest($1::integer[], $2::bigint[]) as change (branch_id, seq)
       left join ${partition} as before
         on before.branch_id = change.branch_id and before.to_seq = change.seq and before.${IS_CLOSED}
       left join ${partition} as after on after.branch_id = change.branch_id and after.from_seq = change.seq`,
    [changes.map(({ branchId }) => branchId), changes.map(({ seq }) => seq)],
  );
  return rows;
}

/** The records of a module that a change set wrote, before and after it. */
export async function listChangedRecords(
  db: Queryable,
  module: ResolvedModule,
  { branchId, seq }: Place,
  limit: number,
): Promise<readonly (Sides & { readonly recordId: string })[]> {
  const partition = partitionOf(module);
  const { rows } = await db.query<Sides & { recordId: string }>(
    `select record_id as "recordId", before.data as before, after.data as after
       from (select record_id, sort_key, data from ${partition}
              where branch_id = $1 and to_seq = $2 and ${IS_CLOSED}) as before
       full join (select record_id, sort_key, data from ${partition} where branch_id = $1 and from_seq = $2) as after
         using (record_id)
      order by coalesce(after.sort_key, before.sort_key), record_id limit $3`,
    [branchId, seq, limit],
  );
  return rows;
}
