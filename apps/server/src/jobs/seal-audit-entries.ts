import type { Database, Queryable, Transaction } from '../db/database.ts';

const BATCH = 10_000;

/** The words of an entry that its seal vouches for, the same on every server and in every zone. */
const SEALED_WORDS = `jsonb_build_array(id, extract(epoch from at), account_id, action, module, record_id, branch_id,
  change_seq, before, after, reason, outcome, ip, user_agent, request_id)::text`;

/** The hash of a link: of the link before it and its entries in order. */
const linkHash = (previous: string): string =>
  `sha256(${previous} || convert_to(string_agg(${SEALED_WORDS}, E'\\n' order by id), 'UTF8'))`;

/** Seals what nobody sealed yet into the hash chain. Answers how many entries that were. */
export async function sealAuditEntries(database: Database): Promise<number> {
  let sealed = 0;
  for (;;) {
    const count = await database.transaction(sealBatch);
    sealed += count;
    if (count < BATCH) return sealed;
  }
}

async function sealBatch(tx: Transaction): Promise<number> {
  // Links are made one after another, whoever runs the job.
  await tx.query('lock table audit_seal in exclusive mode');
  const { rows } = await tx.query<{ id: number; chain_hash: Buffer }>(
    'select id, chain_hash from audit_seal order by id desc limit 1',
  );
  const last = rows[0] ?? { id: 0, chain_hash: Buffer.alloc(0) };
  const seals = await tx.query<{ entry_count: number }>(
    `with batch as (
       select at, id from audit_entry where sealed_by is null order by id limit $1
     ), marked as (
       update audit_entry set sealed_by = $2 from batch
       where audit_entry.at = batch.at and audit_entry.id = batch.id
       returning audit_entry.*
     )
     insert into audit_seal (id, entry_count, chain_hash)
     select $2, count(*), ${linkHash('$3::bytea')} from marked having count(*) > 0
     returning entry_count`,
    [BATCH, last.id + 1, last.chain_hash],
  );
  return seals.rows[0]?.entry_count ?? 0;
}

/** Recomputes the chain and answers the links that do not fit: an entry was edited, added or removed. */
export async function findBrokenSeals(database: Queryable): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    `with link as (
       select id, entry_count, chain_hash, lag(chain_hash, 1, ''::bytea) over (order by id) as previous from audit_seal
     )
     select link.id from link
     left join lateral (
       select count(*) as entry_count, ${linkHash('link.previous')} as chain_hash
       from audit_entry where sealed_by = link.id
     ) found on true
     where found.entry_count <> link.entry_count or found.chain_hash is distinct from link.chain_hash
     order by link.id`,
  );
  return rows.map(({ id }) => id);
}
