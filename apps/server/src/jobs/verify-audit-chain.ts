import type { Database, Queryable } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { archiveDigest, ENTRY_COLUMNS, linkHash, TOMBSTONE_ACTION } from './audit-chain.ts';

/** Whether everything that was sealed is what it was when it was sealed. */
export type ChainReport = {
  readonly links: number;
  readonly entries: number;
  /** How many of the entries are in the archive. */
  readonly archived: number;
  /** Entries of the last minute or so that no link covers yet. */
  readonly unsealed: number;
  /** The hash of the last link: a copy kept elsewhere shows whether the chain was cut or rewritten. */
  readonly head: string | null;
  /** Links whose entries, or whose place in the chain, are not what they were. */
  readonly brokenLinks: readonly number[];
  /** Tombstones that do not match the archived entries they stand for. */
  readonly brokenTombstones: readonly number[];
  /** Entries that claim a link that does not exist. */
  readonly strays: number;
};

const LINKS_AT_ONCE = 200;

/** Recomputes the whole chain as of one moment, part by part, while writes go on. */
export async function verifyAuditChain(database: Database): Promise<ChainReport> {
  return database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const { lastLink, ...totals } = await readTotals(tx);
    return {
      ...totals,
      brokenLinks: await findBrokenLinks(tx, lastLink),
      brokenTombstones: await findBrokenTombstones(tx),
    };
  });
}

/** Whether the report found nothing wrong. */
export function isIntact({ brokenLinks, brokenTombstones, strays }: ChainReport): boolean {
  return brokenLinks.length === 0 && brokenTombstones.length === 0 && strays === 0;
}

/** Whether this hash is one of the chain's: what was its head once must be among its links for ever. */
export async function isInChain(db: Queryable, head: string): Promise<boolean> {
  const { rows } = await db.query(`select 1 from audit_seal where chain_hash = decode($1, 'hex')`, [head]);
  return rows.length > 0;
}

type Totals = Pick<ChainReport, 'links' | 'entries' | 'archived' | 'unsealed' | 'head' | 'strays'> & {
  readonly lastLink: number;
};

async function readTotals(tx: Queryable): Promise<Totals> {
  const everySealed = `select sealed_by from audit_entry where sealed_by is not null
                       union all select sealed_by from audit_archive`;
  return onlyRow(
    await tx.query<Totals>(
      `select (select count(*) from audit_seal) as links,
              (select coalesce(max(id), 0) from audit_seal) as "lastLink",
              (select coalesce(sum(entry_count), 0)::bigint from audit_seal) as entries,
              (select count(*) from audit_archive) as archived,
              (select count(*) from audit_entry where sealed_by is null) as unsealed,
              (select encode(chain_hash, 'hex') from audit_seal order by id desc limit 1) as head,
              (select count(*) from (${everySealed}) as e
                where not exists (select 1 from audit_seal s where s.id = e.sealed_by)) as strays`,
    ),
  );
}

async function findBrokenLinks(tx: Queryable, lastLink: number): Promise<number[]> {
  const broken: number[] = [];
  for (let first = 1; first <= lastLink; first += LINKS_AT_ONCE) {
    const { rows } = await tx.query<{ id: number }>(
      `with link as (
         select id, entry_count, chain_hash, coalesce(
           (select p.chain_hash from audit_seal p where p.id < s.id order by p.id desc limit 1), ''::bytea) as previous
         from audit_seal s where id >= $1 and id < $1 + ${LINKS_AT_ONCE}
       )
       select link.id from link
       left join lateral (
         select count(*) as entry_count, ${linkHash('link.previous')} as chain_hash
         from (select ${ENTRY_COLUMNS} from audit_entry where sealed_by = link.id
               union all select ${ENTRY_COLUMNS} from audit_archive where sealed_by = link.id) as entry
       ) found on true
       where found.entry_count <> link.entry_count or found.chain_hash is distinct from link.chain_hash
       order by link.id`,
      [first],
    );
    broken.push(...rows.map(({ id }) => id));
  }
  return broken;
}

/** A tombstone must match the archived entries it stands for, and what the chain has sealed about it. */
async function findBrokenTombstones(tx: Queryable): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select t.id from audit_tombstone t
     cross join lateral (${archiveDigest('tombstone_id = t.id')}) as found
     where t.finished_at is not null
       and (found.entries <> t.entry_count or found.digest <> t.digest or not exists (
         select 1 from audit_entry e
         where e.action = '${TOMBSTONE_ACTION}' and e.record_id = t.id::text
           and (e.after ->> 'entries')::integer = t.entry_count
           and e.after ->> 'digest' = encode(t.digest, 'hex')))
     order by t.id`,
  );
  return rows.map(({ id }) => id);
}
