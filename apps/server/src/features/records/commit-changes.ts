import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Transaction } from '../../db/database.ts';
import { ReferencedError } from '../../engine/store-errors.ts';
import { UndoOverlapError } from '../../engine/undo.ts';
import { nameRecords, presentReferrers } from './present-referrers.ts';
import type { RecordsDependencies } from './record-place.ts';

/**
 * Runs a write in one transaction.
 * @throws AppError `referenced` when a delete would leave references behind, `undo_overlap` when an undo
 *   would lose later edits
 */
export async function commitChanges<T>(
  deps: RecordsDependencies,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await deps.database.transaction(write);
  } catch (problem) {
    if (problem instanceof UndoOverlapError) return refuseOverlap(deps, problem);
    if (!(problem instanceof ReferencedError)) throw problem;
    const referrers = await presentReferrers(deps, problem.links);
    throw new AppError('referenced', {}, [], { referrers });
  }
}

async function refuseOverlap(
  deps: RecordsDependencies,
  { branchId, edits }: UndoOverlapError,
): Promise<never> {
  const titles = await nameRecords(deps, edits, branchId);
  const records = edits.map(({ module, recordId, seq }) => ({
    module,
    record_id: recordId,
    title: titles[module]?.[recordId]?.title ?? null,
    seq,
  }));
  throw new AppError('undo_overlap', {}, [], { records });
}
