import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Transaction } from '../../db/database.ts';
import type { WriteResult } from '../../engine/record-change.ts';
import { ReferencedError } from '../../engine/store-errors.ts';
import { presentReferrers } from './present-referrers.ts';
import type { RecordsDependencies } from './record-place.ts';

/**
 * Runs a write in one transaction.
 * @throws AppError `referenced` when a delete would leave references behind
 */
export async function commitChanges(
  deps: RecordsDependencies,
  write: (tx: Transaction) => Promise<WriteResult>,
): Promise<WriteResult> {
  try {
    return await deps.database.transaction(write);
  } catch (problem) {
    if (!(problem instanceof ReferencedError)) throw problem;
    const referrers = await presentReferrers(deps, problem.links);
    throw new AppError('referenced', {}, [], { referrers });
  }
}
