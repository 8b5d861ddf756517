import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Branch } from '../../engine/branch.ts';
import type { FixedRecords } from '../../engine/fixed-records.ts';
import { findChangeSets, type ChangeSetEntry } from '../../engine/change-log.ts';
import type { WriteResult } from '../../engine/record-change.ts';
import type { SettingsGuard } from '../../engine/settings-guard.ts';
import { undoChangeSets, type UndoHeader } from '../../engine/undo.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuseFixedFields } from './refuse-fixed-fields.ts';
import { refuseRemovedRows } from './refuse-removed-rows.ts';
import { requireParents } from './require-parents.ts';

/** A copy of a whole version is no edit, and undoing it would empty the version. */
export const NOT_UNDOABLE: readonly string[] = ['clone', 'demo'];

/**
 * The change sets of a branch that are to be undone.
 * @throws AppError `change_set_not_found`, `bad_request`, `already_undone`
 */
export async function findUndoable(
  db: Queryable,
  { branchId }: Pick<Branch, 'branchId'>,
  seqs: readonly number[],
): Promise<readonly ChangeSetEntry[]> {
  const found = new Map((await findChangeSets(db, seqs)).map((entry) => [entry.seq, entry]));
  return [...new Set(seqs)].map((seq) => {
    const entry = found.get(seq);
    if (entry?.branchId !== branchId) throw new AppError('change_set_not_found', { seq });
    if (NOT_UNDOABLE.includes(entry.kind)) throw new AppError('bad_request');
    if (entry.undoneBy !== null) throw new AppError('already_undone', { seq: entry.undoneBy });
    return entry;
  });
}

/** What checking an undo takes. */
type UndoDependencies = {
  readonly registry: Registry;
  readonly guard: SettingsGuard;
  readonly fixedRecords: FixedRecords;
  readonly clock: Clock;
};

/**
 * Undoes change sets of one branch, newest first, within a transaction of `commitChanges`.
 * @throws AppError `settings_have_errors`, `settings_have_warnings`, `invalid`, `create_parent_first`, and what `commitChanges` makes of a conflict
 */
export function undoInPlace(
  { registry, guard, fixedRecords, clock }: UndoDependencies,
  tx: Transaction,
  place: Branch,
  header: UndoHeader,
  entries: readonly ChangeSetEntry[],
): Promise<readonly WriteResult[]> {
  return undoChangeSets(tx, header, registry, entries, async (changes) => {
    await refuseRemovedRows(tx, place.branchId, changes);
    await refuseFixedFields(tx, { registry, fixedRecords, now: clock.now() }, place.branchId, changes);
    await requireParents(tx, registry, place.branchId, changes);
    return guard(place, changes, header.actor, tx);
  });
}
