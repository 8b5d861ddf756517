import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { IS_CLOSED, IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { heldColumns } from './content.repo.ts';
import { holdsOf, positionOf, type Content } from './content.ts';

/** A record that two contents do not agree on. A side is null where the record is absent. */
export type Difference = {
  readonly module: string;
  readonly recordId: string;
  readonly before: RecordData | null;
  readonly after: RecordData | null;
  /** The write that made the later side what it is, a deletion included. */
  readonly seq: number | null;
  /** Every write since the earlier side that led to the later one, `seq` among them. */
  readonly writes: readonly number[];
};

type DifferenceRow = {
  readonly record_id: string;
  readonly before: RecordData | null;
  readonly after: RecordData | null;
  readonly seq: number | null;
  readonly writes: readonly number[];
};

export type DifferenceCounts = { readonly new: number; readonly changed: number; readonly deleted: number };

export const NO_DIFFERENCES: DifferenceCounts = { new: 0, changed: 0, deleted: 0 };

/**
 * Records of a module that differ between two contents; written and put back is no difference. Where there
 * are more than wanted, those that are named come `first`.
 */
export async function findDifferences(
  db: Queryable,
  module: ResolvedModule,
  sides: { readonly before: Content; readonly after: Content },
  limit: number,
  first: readonly string[] = [],
): Promise<readonly Difference[]> {
  const compared = comparison(module, sides.before, sides.after);
  if (compared === null || limit <= 0) return [];
  const { rows } = await db.query<DifferenceRow>(
    `select record_id, before, after, seq, ${writesSql(partitionOf(module))} as writes from (
       select * from (${compared.sql}) as difference
       order by record_id = any ($${compared.values.length + 1}::text[]) desc, sort_key, record_id limit ${limit}) as listed
     order by sort_key, record_id`,
    [...compared.values, first],
  );
  return rows.map((row) => ({
    module: module.key,
    recordId: row.record_id,
    before: row.before,
    after: row.after,
    seq: row.seq,
    writes: row.writes,
  }));
}

export async function findDifferentIds(
  db: Queryable,
  module: ResolvedModule,
  { before, after }: { readonly before: Content; readonly after: Content },
): Promise<readonly string[]> {
  const compared = comparison(module, before, after);
  if (compared === null) return [];
  const { rows } = await db.query<{ record_id: string }>(
    `select record_id from (${compared.sql}) as difference order by sort_key, record_id`,
    compared.values,
  );
  return rows.map((row) => row.record_id);
}

export async function countDifferences(
  db: Queryable,
  module: ResolvedModule,
  before: Content,
  after: Content,
): Promise<DifferenceCounts> {
  const compared = comparison(module, before, after);
  if (compared === null) return NO_DIFFERENCES;
  const { rows } = await db.query<DifferenceCounts>(
    `select (count(*) filter (where kind = 'new'))::int as new, (count(*) filter (where kind = 'changed'))::int as changed,
            (count(*) filter (where kind = 'deleted'))::int as deleted
     from (${compared.sql}) as difference`,
    compared.values,
  );
  return rows[0] ?? NO_DIFFERENCES;
}

/** Null where nothing can differ. */
function comparison(
  module: ResolvedModule,
  before: Content,
  after: Content,
): { sql: string; values: readonly unknown[] } | null {
  const a = positionOf(before, module);
  const b = positionOf(after, module);
  const heldBefore = holdsOf(before, module.key);
  const heldAfter = holdsOf(after, module.key);
  const isSameBranch = a.branchId === b.branchId;
  if (isSameBranch && a.seq === b.seq && heldBefore.length + heldAfter.length === 0) return null;
  const values = [
    a.branchId,
    a.seq,
    b.branchId,
    b.seq,
    heldBefore.map(({ recordId }) => recordId),
    ...heldColumns(heldBefore),
    heldAfter.map(({ recordId }) => recordId),
    ...heldColumns(heldAfter),
  ];
  return { sql: differenceSql(partitionOf(module), isSameBranch), values };
}

/** On one branch only what was written between the two points can differ. */
const candidatesBySeq = (partition: string): string => `
  select record_id from ${partition}
  where branch_id = $1 and from_seq > least($2::bigint, $4::bigint) and from_seq <= greatest($2::bigint, $4::bigint)
  union
  select record_id from ${partition}
  where branch_id = $3 and to_seq > least($2::bigint, $4::bigint) and to_seq <= greatest($2::bigint, $4::bigint) and ${IS_CLOSED}`;

/** Between branches everything is compared by hash. */
const candidatesByHash = (partition: string): string => `
  select coalesce(a.record_id, b.record_id) as record_id
  from (select record_id, hash from ${partition} where branch_id = $1 and from_seq <= $2 and to_seq > $2) a
  full join (select record_id, hash from ${partition} where branch_id = $3 and from_seq <= $4 and to_seq > $4) b
    using (record_id)
  where a.hash is distinct from b.hash`;

type Side = {
  readonly branch: string;
  readonly seq: string;
  readonly heldIds: string;
  readonly held: string;
};

const BEFORE: Side = {
  branch: '$1::integer',
  seq: '$2::bigint',
  heldIds: '$5::text[]',
  held: '$6::text[], $7::integer[], $8::bigint[]',
};
const AFTER: Side = {
  branch: '$3::integer',
  seq: '$4::bigint',
  heldIds: '$9::text[]',
  held: '$10::text[], $11::integer[], $12::bigint[]',
};

/** The state of candidate `c`: its held revision when it is held, else what its branch had at the point. */
const stateSql = (partition: string, { branch, seq, heldIds, held }: Side): string => {
  const columns = 'r.branch_id, r.from_seq, r.sort_key, r.data, r.hash';
  const isThere = `r.branch_id = ${branch} and r.record_id = c.record_id and r.from_seq <= ${seq} and c.record_id <> all (${heldIds})`;
  return `
    select ${columns} from ${partition} r where ${isThere} and r.${IS_HEAD}
    union all
    select ${columns} from ${partition} r where ${isThere} and r.to_seq > ${seq} and r.${IS_CLOSED}
    union all
    select ${columns} from unnest(${held}) as h (record_id, branch_id, from_seq)
    join ${partition} r on r.branch_id = h.branch_id and r.record_id = h.record_id and r.from_seq = h.from_seq
    where h.record_id = c.record_id`;
};

const differenceSql = (partition: string, isSameBranch: boolean): string => `
  with candidate as (
    ${isSameBranch ? candidatesBySeq(partition) : candidatesByHash(partition)}
    union select unnest(${BEFORE.heldIds})
    union select unnest(${AFTER.heldIds})
  )
  select c.record_id, coalesce(b.sort_key, a.sort_key) as sort_key, a.data as before, b.data as after,
         case when a.hash is null then 'new' when b.hash is null then 'deleted' else 'changed' end as kind,
         case when b.from_seq is not null then b.from_seq else (
           select max(r.to_seq) from ${partition} r
           where r.branch_id = ${AFTER.branch} and r.record_id = c.record_id and r.to_seq <= ${AFTER.seq} and r.${IS_CLOSED}
         ) end as seq,
         coalesce(b.branch_id, ${AFTER.branch}) as branch_id,
         case when a.branch_id = coalesce(b.branch_id, ${AFTER.branch}) then a.from_seq
              when ${isSameBranch} and a.hash is null and c.record_id <> all (${BEFORE.heldIds}) then ${BEFORE.seq}
              else 0 end as since
  from candidate c
  left join lateral (${stateSql(partition, BEFORE)}) a on true
  left join lateral (${stateSql(partition, AFTER)}) b on true
  where a.hash is distinct from b.hash`;

/** The writes of a listed record after its earlier side; a step back in the log has only the write it ends at. */
const writesSql = (partition: string): string => {
  const own = 'r.branch_id = listed.branch_id and r.record_id = listed.record_id';
  return `to_json(array(
    select r.from_seq from ${partition} r where ${own} and r.from_seq > since and r.from_seq <= seq
    union
    select r.to_seq from ${partition} r where ${own} and r.to_seq > since and r.to_seq <= seq and r.${IS_CLOSED}
    union
    select seq where seq is not null))`;
};
