import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';
import { IS_CLOSED, IS_HEAD, partitionOf } from './partition.ts';
import { wireTime } from './wire-time.ts';

/** One act on a record. `data` null: it was deleted. */
type HistoryStep = {
  readonly seq: number;
  readonly at: string;
  readonly author: string | null;
  readonly kind: string;
  readonly note: string | null;
  readonly data: RecordData | null;
  /** The record before the change; null if it did not exist. */
  readonly before: RecordData | null;
};

/** The last steps of a record's life in a branch, newest first. */
export async function readHistory(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
  recordId: string,
  limit: number,
): Promise<readonly HistoryStep[]> {
  const rowsSql = `select from_seq, to_seq, data from ${partitionOf(module)} where branch_id = $1 and record_id = $2`;
  const { rows } = await database.query<HistoryStep>(
    `with state as materialized (
       ${rowsSql} and ${IS_HEAD} union all ${rowsSql} and ${IS_CLOSED}
     ), step as (
       select from_seq as seq from state
       union
       select to_seq from state where ${IS_CLOSED}
     )
     select step.seq, ${wireTime('change_set.at')} as at, account.display_name as author,
            coalesce(change_set.kind, 'update') as kind, change_set.note, after.data, before.data as before
       from step
       left join state as after on after.from_seq = step.seq
       left join state as before on before.to_seq = step.seq
       left join change_set on change_set.seq = step.seq
       left join account on account.id = change_set.author_id
      order by step.seq desc limit $3`,
    [branchId, recordId, limit],
  );
  return rows;
}

/** A record as it was just after a point of the log; null: it was not there. */
export async function readAsOf(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
  recordId: string,
  seq: number,
): Promise<RecordData | null> {
  const was = `select data from ${partitionOf(module)} where branch_id = $1 and record_id = $2 and from_seq <= $3`;
  const { rows } = await database.query<{ data: RecordData }>(
    `${was} and ${IS_HEAD} union all ${was} and to_seq > $3 and ${IS_CLOSED}`,
    [branchId, recordId, seq],
  );
  return rows[0]?.data ?? null;
}
