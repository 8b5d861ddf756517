import type { LogTombstone, StaffLogNarrowing } from '@quartermaster/contract/http/staff-log';
import type { Queryable, Transaction } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { createParameters } from '../../engine/parameters.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { archiveDigest, ENTRY_COLUMNS } from '../../jobs/audit-chain.ts';
import { entryConditions } from '../audit/index.ts';
import { entryRequestOf } from './staff-log.repo.ts';

const SHOWN = 50;

/** The filters of an archive request; without any for a reset. */
export type ArchivedEntries = Partial<StaffLogNarrowing>;

type NewTombstone = {
  readonly accountId: number | null;
  readonly reason: string;
  readonly wish: ArchivedEntries;
};

/** The latest tombstones, the newest first. */
export async function listTombstones(db: Queryable): Promise<LogTombstone[]> {
  return (await queryTombstones(db, `order by t.id desc limit ${SHOWN}`)).rows;
}

export async function insertTombstone(tx: Transaction, tombstone: NewTombstone): Promise<LogTombstone> {
  const { accountId, reason, wish } = tombstone;
  const { id } = onlyRow(
    await tx.query<{ id: number }>(
      'insert into audit_tombstone (account_id, reason, wish) values ($1, $2, $3) returning id',
      [accountId, reason, JSON.stringify(wish)],
    ),
  );
  return onlyRow(await queryTombstones(tx, 'where t.id = $1', [id]));
}

function queryTombstones(db: Queryable, which: string, values: readonly unknown[] = []) {
  return db.query<LogTombstone>(
    `select t.id, ${wireTime('t.asked_at')} as asked_at, t.account_id as staff_id, a.display_name as staff_name,
            t.reason, t.wish, ${wireTime('t.finished_at')} as finished_at, t.entry_count as entries
     from audit_tombstone t left join account a on a.id = t.account_id ${which}`,
    values,
  );
}

/** A tombstone whose entries are still to be taken away. */
type OpenTombstone = NewTombstone & { readonly id: number };

/** Holds a tombstone; null: it is finished. */
export async function lockOpenTombstone(tx: Transaction, id: number): Promise<OpenTombstone | null> {
  const { rows } = await tx.query<OpenTombstone>(
    `select id, account_id as "accountId", reason, wish from audit_tombstone
     where id = $1 and finished_at is null for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Takes the oldest entries that the tombstone is about out of the log. Answers how many those were. */
export async function moveToArchive(
  tx: Transaction,
  { id, wish }: OpenTombstone,
  most: number,
): Promise<number> {
  const parameters = createParameters([id, most]);
  const narrowing = entryConditions(entryRequestOf({ start_time: 0, end_time: 0, ...wish }), parameters.add);
  const conditions = [
    'e.at < (select asked_at from audit_tombstone where id = $1)',
    'e.sealed_by is not null',
    // What was done to the log itself stays in it.
    `e.action not like 'log.%'`,
    ...narrowing,
  ];
  const moved = await tx.query(
    `with batch as (
       select e.at, e.id from audit_entry e where ${conditions.join(' and ')} order by e.at, e.id limit $2
     ), gone as (
       delete from audit_entry as e using batch where e.at = batch.at and e.id = batch.id returning e.*
     )
     insert into audit_archive (${ENTRY_COLUMNS}, tombstone_id) select ${ENTRY_COLUMNS}, $1 from gone`,
    parameters.values,
  );
  return moved.rowCount ?? 0;
}

/** What the chain will vouch for: how many entries a tombstone replaces, and their digest. */
type BuriedEntries = { readonly entries: number; readonly digest: string };

export async function finishTombstone(tx: Transaction, id: number): Promise<BuriedEntries> {
  return onlyRow(
    await tx.query<BuriedEntries>(
      `update audit_tombstone set finished_at = now(), entry_count = found.entries, digest = found.digest
       from (${archiveDigest('tombstone_id = $1')}) as found
       where id = $1 returning found.entries, encode(found.digest, 'hex') as digest`,
      [id],
    ),
  );
}
