import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import type { Queryable, Transaction } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { readInBatches, type BatchQuery } from '../../engine/cursor.ts';
import { IS_CLOSED, IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { nearnessSql } from '../../engine/record-search.ts';
import { holdsOf, positionOf, type Content, type HeldRecord } from './content.ts';

export type ContentRow = { readonly record_id: string; readonly data: RecordData };

/** Every record of a module in a content, in sort-key order, in batches: memory stays flat. */
export const readRecords = (
  tx: Transaction,
  module: ResolvedModule,
  content: Content,
): AsyncGenerator<readonly ContentRow[]> => readInBatches<ContentRow>(tx, recordsQuery(module, content));

/** The query behind `readRecords`, for a thread that reads them: rows are `ContentRow`. */
export function recordsQuery(module: ResolvedModule, content: Content): BatchQuery {
  const { branchId, seq } = positionOf(content, module);
  const held = holdsOf(content, module.key);
  const partition = partitionOf(module);
  return {
    text: `
      select record_id, data from (
        select record_id, sort_key, data from ${partition}
        where branch_id = $1 and from_seq <= $2 and to_seq > $2 and record_id <> all ($3::text[])
        union all
        select r.record_id, r.sort_key, r.data
        from unnest($4::text[], $5::integer[], $6::bigint[]) as h (record_id, branch_id, from_seq)
        join ${partition} r using (branch_id, record_id, from_seq)
      ) as content order by sort_key, record_id`,
    values: [branchId, seq, held.map(({ recordId }) => recordId), ...heldColumns(held)],
  };
}

/** The records of a content that contain a text and are switched on, the nearest first and then in their order. */
export async function searchContentRecords(
  db: Queryable,
  module: ResolvedModule,
  content: Content,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<ReadonlyMap<string, RecordData>> {
  const { branchId, seq } = positionOf(content, module);
  const held = holdsOf(content, module.key);
  const partition = partitionOf(module);
  const needle = normalizeSearchText(text);
  const { rows } = await db.query<ContentRow>(
    `select record_id, data from (
       select record_id, sort_key, data, search_text from ${partition}
       where branch_id = $1 and from_seq <= $2 and to_seq > $2 and record_id <> all ($3::text[])
       union all
       select r.record_id, r.sort_key, r.data, r.search_text
       from unnest($4::text[], $5::integer[], $6::bigint[]) as h (record_id, branch_id, from_seq)
       join ${partition} r using (branch_id, record_id, from_seq)
     ) as content
     where (record_id = $7 or search_text like '%' || $8 || '%')
       and coalesce(data ->> 'status', '') not in ('inactive', 'suspended')
     order by ${nearnessSql('$8', 'array[$7]')}, sort_key, record_id limit $9`,
    [
      branchId,
      seq,
      held.map(({ recordId }) => recordId),
      ...heldColumns(held),
      text.trim(),
      escapeLike(needle),
      limit,
    ],
  );
  return new Map(rows.map((row) => [row.record_id, row.data]));
}

/** Held records as the columns of an `unnest`; those that stay absent have no revision. */
export function heldColumns(held: readonly HeldRecord[]): [string[], (number | null)[], (number | null)[]] {
  const present = held.filter(({ fromSeq }) => fromSeq !== null);
  return [
    present.map(({ recordId }) => recordId),
    present.map(({ branchId }) => branchId),
    present.map(({ fromSeq }) => fromSeq),
  ];
}

/** The revisions of these records in a content: what a hold pins them to. */
export async function findRevisions(
  db: Queryable,
  module: ResolvedModule,
  recordIds: readonly string[],
  content: Content,
): Promise<readonly HeldRecord[]> {
  const { branchId, seq } = positionOf(content, module);
  const held = new Map(holdsOf(content, module.key).map((hold) => [hold.recordId, hold]));
  const partition = partitionOf(module);
  const { rows } = await db.query<{ record_id: string; from_seq: number }>(
    `select record_id, from_seq from ${partition}
      where branch_id = $1 and from_seq <= $2 and record_id = any ($3::text[]) and ${IS_HEAD}
     union all
     select record_id, from_seq from ${partition}
      where branch_id = $1 and from_seq <= $2 and to_seq > $2 and record_id = any ($3::text[]) and ${IS_CLOSED}`,
    [branchId, seq, recordIds],
  );
  const fromSeqs = new Map(rows.map((row) => [row.record_id, row.from_seq]));
  return recordIds.map(
    (recordId) => held.get(recordId) ?? pinned(module.key, recordId, branchId, fromSeqs.get(recordId)),
  );
}

/** The revisions of `heldColumns` as a relation `r`: newest states and earlier ones have an index each. */
const revisionsSql = (partition: string): string => {
  const isIt = 'own.branch_id = h.branch_id and own.record_id = h.record_id and own.from_seq = h.from_seq';
  return `unnest($1::text[], $2::integer[], $3::bigint[]) as h (record_id, branch_id, from_seq)
    cross join lateral (
      select own.* from ${partition} as own where ${isIt} and own.${IS_HEAD}
      union all
      select own.* from ${partition} as own where ${isIt} and own.${IS_CLOSED}) as r`;
};

/** The hashes of revisions, by record; a record that is absent has none. */
export async function findHashes(
  db: Queryable,
  module: ResolvedModule,
  revisions: readonly HeldRecord[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ record_id: string; hash: string }>(
    `select r.record_id, encode(r.hash, 'hex') as hash
     from ${revisionsSql(partitionOf(module))}`,
    heldColumns(revisions),
  );
  return new Map(rows.map((row) => [row.record_id, row.hash]));
}

/** Revisions with what they say and who wrote them; a record that is absent has none. */
export async function findRevisionStates(
  db: Queryable,
  module: ResolvedModule,
  revisions: readonly HeldRecord[],
): Promise<
  readonly {
    readonly recordId: string;
    readonly data: RecordData;
    readonly hash: string;
    readonly seq: number;
  }[]
> {
  const { rows } = await db.query<{ recordId: string; data: RecordData; hash: string; seq: number }>(
    `select r.record_id as "recordId", r.data, encode(r.hash, 'hex') as hash, r.from_seq as seq
     from ${revisionsSql(partitionOf(module))}`,
    heldColumns(revisions),
  );
  return rows;
}

/** Which of these ids a branch has, or has had, a record of. */
export async function findKnownIds(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  recordIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ record_id: string }>(
    `select distinct record_id from ${partitionOf(module)} where branch_id = $1 and record_id = any ($2::text[])`,
    [branchId, recordIds],
  );
  return rows.map((row) => row.record_id);
}

function pinned(module: string, recordId: string, branchId: number, fromSeq: number | undefined): HeldRecord {
  return fromSeq === undefined
    ? { module, recordId, branchId: null, fromSeq: null, isKeptOut: false }
    : { module, recordId, branchId, fromSeq, isKeptOut: false };
}

/** Some records as they are in a content; those that are not in it are left out. */
export async function findContentRecords(
  db: Queryable,
  module: ResolvedModule,
  recordIds: readonly string[],
  content: Content,
): Promise<ReadonlyMap<string, RecordData>> {
  const revisions = await findRevisions(db, module, recordIds, content);
  const { rows } = await db.query<ContentRow>(
    `select r.record_id, r.data
     from ${revisionsSql(partitionOf(module))}`,
    heldColumns(revisions),
  );
  return new Map(rows.map((row) => [row.record_id, row.data]));
}

/** The oldest client that the version of a branch supports; '': not set. */
export async function findOldestClient(db: Queryable, branchId: number): Promise<string> {
  const { rows } = await db.query<{ client: string }>(
    'select v.client_min_version as client from branch b join version v on v.id = b.version_id where b.id = $1',
    [branchId],
  );
  return rows[0]?.client ?? '';
}
