import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { copyLine, copyLines } from '../db/copy-rows.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { listing, listTableOf } from './list-table.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';
import type { PreparedRecord } from './prepared-record.ts';
import type { Head } from './record-head.ts';
import { StaleWriteError } from './store-errors.ts';

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

/**
 * The members of a `with` list that close the rows that were newest and add those that follow. They
 * read `begun`, a relation with the column `seq`, the branch from `$1` and the records from the
 * parameter `rows`, made by `rowsOf`, and keep the list table. Unless every row is still the newest, nothing is added:
 * `created` is empty. `isNew`: there is one record, and nothing is added where there is another of its id.
 */
export const storing = (module: ResolvedModule, rows: string, { isNew = false } = {}): string => `
  input as materialized (
    select * from jsonb_to_recordset(${rows}::jsonb) as r
      (record_id text, base bigint, sort_key text, data jsonb, hash text, search_text text, grams integer[])
  ), closed as (
    update ${partitionOf(module)} as r set to_seq = begun.seq from input as i, begun
     where r.branch_id = $1 and r.record_id = i.record_id and r.${IS_HEAD} and r.from_seq = i.base
    returning 1
  ), created as (
    insert into ${partitionOf(module)}
      (module, branch_id, record_id, sort_key, from_seq, data, hash, search_text, grams)
    select ${literal(module.key)}, $1, i.record_id, i.sort_key, begun.seq, i.data, decode(i.hash, 'hex'), i.search_text, i.grams
      from input as i, begun
     where i.data is not null
       -- Counting them waits for them: the closed rows leave the unique index first.
       and (select count(*) from closed) = (select count(base) from input)
    ${isNew ? `on conflict (branch_id, record_id) where ${IS_HEAD} do nothing` : ''}
    returning 1
  )${listingOf(module)}`;

/**
 * A statement over a partition and its list table, of one definition of the module: the shape tells both.
 * PostgreSQL takes 63 characters.
 */
export const storageName = (verb: string, module: ResolvedModule): string =>
  `${verb} ${listTableOf(module)?.shape ?? module.key}`;

/** A record leaves the list table as it is deleted. */
function listingOf(module: ResolvedModule): string {
  const table = listTableOf(module);
  if (table === null) return '';
  const from = 'input where data is not null and exists (select from created)';
  return `, listed as (${listing(table, from)}
  ), unlisted as (
    delete from ${table.name} as l using input as i
     where l.branch_id = $1 and l.record_id = i.record_id and i.data is null
  )`;
}

/** The parameter of `storing`. */
export const rowsOf = (changes: readonly RowChange[]): string =>
  JSON.stringify(
    changes.map(({ recordId, head, record }) => ({
      record_id: recordId,
      base: head?.revision,
      sort_key: record?.sortKey,
      data: record?.data,
      hash: record?.hash.toString('hex'),
      search_text: record?.searchText,
      grams: record?.grams,
    })),
  );

/** The columns of a newest row, in the order of `newestLine`. */
export const NEWEST_COLUMNS = [
  'module',
  'branch_id',
  'record_id',
  'sort_key',
  'from_seq',
  'data',
  'hash',
  'search_text',
  'grams',
];

/** A record's newest row, as `copyNewest` takes it. */
export const newestLine = (
  branchId: number,
  seq: number,
  module: ResolvedModule,
  { recordId, sortKey, json, hash, searchText, grams }: PreparedRecord,
): string => copyLine([module.key, branchId, recordId, sortKey, seq, json, hash, searchText, grams]);

/** Adds newest rows with COPY, for whoever has closed those before and keeps the list table. */
export const copyNewest = (
  tx: Transaction,
  module: ResolvedModule,
  lines: readonly string[],
): Promise<void> => copyLines(tx, partitionOf(module), NEWEST_COLUMNS, lines);

/** Writes the next rows of some records. Throws `StaleWriteError` when those before are not the newest. */
export async function storeRows(
  tx: Transaction,
  branchId: number,
  seq: number,
  module: ResolvedModule,
  changes: readonly RowChange[],
): Promise<void> {
  const stored = await tx.query<{ closed: number }>(
    {
      name: storageName('store', module),
      text: `with begun as (select $2::bigint as seq), ${storing(module, '$3')} select count(*) as closed from closed`,
    },
    [branchId, seq, rowsOf(changes)],
  );
  const expected = changes.filter(({ head }) => head !== null).length;
  if (onlyRow(stored).closed !== expected)
    throw new StaleWriteError(module.key, changes.map(({ recordId }) => recordId).join(', '));
}
