import type { Database, Transaction } from '../db/database.ts';
import { linkHash } from './audit-chain.ts';

const BATCH = 10_000;

/** Seals the entries that are not in the hash chain yet. Returns how many. */
export async function sealAuditEntries(database: Database): Promise<number> {
  let sealed = 0;
  for (;;) {
    const count = await database.transaction(sealBatch);
    sealed += count;
    if (count < BATCH) return sealed;
  }
}

async function sealBatch(tx: Transaction): Promise<number> {
  // Links are made one after another, whichever process runs the job.
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
