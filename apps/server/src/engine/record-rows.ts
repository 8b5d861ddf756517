import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable, Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';
import type { PreparedRecord } from './prepared-record.ts';
import { StaleWriteError, type Head } from './store-errors.ts';

/** One record's rows of the log: the newest so far, and the one that follows. Null: none. */
export type RowChange = {
  readonly recordId: string;
  readonly head: Head | null;
  readonly record: PreparedRecord | null;
};

/** The newest states of some records. */
export async function readHeads(
  database: Queryable,
  branchId: number,
  module: ResolvedModule,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Head>> {
  const partition = partitionOf(module);
  const { rows } = await database.query<Head>(
    {
      name: `heads ${partition}`,
      text: `select record_id as "recordId", from_seq as revision, encode(hash, 'hex') as hash, data
               from ${partition} where branch_id = $1 and record_id = any($2) and ${IS_HEAD}`,
    },
    [branchId, recordIds],
  );
  return new Map(rows.map((head) => [head.recordId, head]));
}

/** Closes the rows that were newest and adds the new ones. Throws `StaleWriteError` when they are not the newest. */
export async function storeRows(
  tx: Transaction,
  branchId: number,
  seq: number,
  module: ResolvedModule,
  changes: readonly RowChange[],
): Promise<void> {
  const partition = partitionOf(module);
  const input = changes.map(({ recordId, head, record }) => ({
    record_id: recordId,
    base: head?.revision,
    sort_key: record?.sortKey,
    data: record?.data,
    hash: record?.hash.toString('hex'),
    search_text: record?.searchText,
    grams: record?.grams,
  }));
  const stored = await tx.query<{ closed: number; created: number }>(
    {
      name: `store ${partition}`,
      text: `
        with input as materialized (
          select * from jsonb_to_recordset($3::jsonb) as r
            (record_id text, base bigint, sort_key text, data jsonb, hash text, search_text text, grams integer[])
        ), closed as (
          update ${partition} as r set to_seq = $2 from input as i
           where r.branch_id = $1 and r.record_id = i.record_id and r.${IS_HEAD} and r.from_seq = i.base
          returning 1
        ), created as (
          insert into ${partition} (module, branch_id, record_id, sort_key, from_seq, data, hash, search_text, grams)
          select ${literal(module.key)}, $1, i.record_id, i.sort_key, $2, i.data, decode(i.hash, 'hex'), i.search_text, i.grams
            from input as i
           where i.data is not null and (select count(*) from closed) >= 0 -- the closed rows leave the unique index first
          returning 1
        )
        select (select count(*) from closed) as closed, (select count(*) from created) as created`,
    },
    [branchId, seq, JSON.stringify(input)],
  );
  const expected = changes.filter(({ head }) => head !== null).length;
  if (onlyRow(stored).closed !== expected)
    throw new StaleWriteError(module.key, changes.map(({ recordId }) => recordId).join(', '), null);
}
