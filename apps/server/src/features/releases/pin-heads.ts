import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Database, Transaction } from '../../db/database.ts';

/** Writers are short: imports are staged elsewhere. Who waits longer than this should be told. */
const LOCK_TIMEOUT = '10s';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * The points of the log up to which nothing changes any more. Writers hold a branch's lock shared
 * from before they draw their number until they commit; once it was held alone, every number up to
 * the last one is either committed or will never be.
 */
export async function pinHeads(database: Database, branchIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  return database.transaction(async (tx) => {
    await tx.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const branchId of [...branchIds].sort((a, b) => a - b)) await lockAlone(tx, branchId);
    const { rows } = await tx.query<{ branch_id: number; seq: number }>(
      `select b.id as branch_id, coalesce((select max(seq) from change_set where branch_id = b.id), 0) as seq
       from unnest($1::integer[]) as b (id)`,
      [branchIds],
    );
    return new Map(rows.map((row) => [row.branch_id, row.seq]));
  });
}

async function lockAlone(tx: Transaction, branchId: number): Promise<void> {
  try {
    // Waiting in line rather than trying again and again: writers that come later wait behind us.
    await tx.query('select pg_advisory_xact_lock(1, $1)', [branchId]);
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) throw new AppError('branch_busy');
    throw error;
  }
}
