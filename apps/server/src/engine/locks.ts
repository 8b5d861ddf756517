import { AppError } from '@quartermaster/contract/errors/app-error';
import { LOCK } from '../db/advisory-locks.ts';
import type { Database, Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { sqlStateOf } from '../db/statement-fault.ts';

const WAIT = '10s';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Waits until no writer is at work in these branches and keeps new ones out until the transaction
 * ends: everything written before is final then, and numbered below everything after.
 * @throws AppError `branch_busy` when writers do not end in time
 */
export async function lockBranchesExclusively(tx: Transaction, branchIds: readonly number[]): Promise<void> {
  await tx.query(`set local lock_timeout = '${WAIT}'`);
  try {
    await tx.query(
      `select pg_advisory_xact_lock(${LOCK.branch}, id) from (select distinct id from unnest($1::integer[]) as id order by 1) as wanted`,
      [branchIds],
    );
  } catch (problem) {
    if (sqlStateOf(problem) === LOCK_NOT_AVAILABLE) throw new AppError('branch_busy');
    throw problem;
  }
  await tx.query('set local lock_timeout to default');
}

/** Modules in whose records a writer newly names or deletes something. */
type TouchedTargets = { readonly named: readonly string[]; readonly deleted: readonly string[] };

/**
 * Who names records of a module shares its lock, who deletes some takes it alone, until the
 * transaction ends: a delete sees every reference that was there first, and the writer of a
 * reference every delete. The lock is the environment's, for references cross its branches. It
 * comes after all others, so it never deadlocks with them.
 */
export async function lockReferences(
  tx: Transaction,
  branchId: number,
  { named, deleted }: TouchedTargets,
): Promise<void> {
  const alone = new Set(deleted);
  const wanted = [...new Set([...named, ...deleted])].map((module) => ({ module, alone: alone.has(module) }));
  if (wanted.length === 0) return;
  await tx.query(
    {
      name: 'lock-references',
      text: `
        select case when alone then pg_advisory_xact_lock(${LOCK.references}, key)
               else pg_advisory_xact_lock_shared(${LOCK.references}, key) end
          from (select hashtext(own.environment_id || '/' || w.module) as key, bool_or(w.alone) as alone
                  from branch as own, jsonb_to_recordset($2::jsonb) as w (module text, alone boolean)
                 where own.id = $1 group by 1 order by 1) as wanted`,
    },
    [branchId, JSON.stringify(wanted)],
  );
}

/**
 * The member `shared` of a `with` list that takes these locks for the writer of one record, who names modules (a
 * parameter) and deletes nothing. `after`: the member with its other locks. It has to be counted, or it is not run.
 */
export const sharingReferences = (after: string, named: string): string => `
  shared as materialized (
    select pg_advisory_xact_lock_shared(${LOCK.references}, key)
      from (select distinct hashtext(own.environment_id || '/' || module) as key
              from ${after}, branch as own, unnest(${named}::text[]) as module
             where own.id = $1 order by 1) as wanted)`;

/** How far the log of a branch is. `isFinal`: no writer is at work that may still add something before it. */
type LogPoint = { readonly seq: number; readonly isFinal: boolean };

/** Reads the newest sequence number of a branch without waiting for writers. */
export async function findLogPoint(database: Database, branchId: number): Promise<LogPoint> {
  return database.transaction(async (tx) => {
    const { is_final: isFinal } = onlyRow(
      await tx.query<{ is_final: boolean }>('select pg_try_advisory_xact_lock($1, $2) as is_final', [
        LOCK.branch,
        branchId,
      ]),
    );
    const { seq } = onlyRow(
      await tx.query<{ seq: number }>(
        'select coalesce(max(seq), 0) as seq from change_set where branch_id = $1',
        [branchId],
      ),
    );
    return { seq, isFinal };
  });
}
