import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Transaction } from '../db/database.ts';

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
      'select pg_advisory_xact_lock(1, id) from (select distinct id from unnest($1::integer[]) as id order by 1) as wanted',
      [branchIds],
    );
  } catch (problem) {
    if ((problem as { code?: string }).code === LOCK_NOT_AVAILABLE) throw new AppError('branch_busy');
    throw problem;
  }
  await tx.query('set local lock_timeout = 0');
}
