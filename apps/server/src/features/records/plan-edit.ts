import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { mergeRecords } from '@quartermaster/domain/diff/merge-records';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { findFixedFields } from '../../engine/fixed-records.ts';
import type { RecordChange } from '../../engine/record-change.ts';
import type { Head } from '../../engine/record-head.ts';
import { findRevision } from '../../engine/stored-record.ts';
import { getRecord } from './get-record.ts';
import { presentRecord } from './present-records.ts';
import { fixedNow, type EditDependencies, type RecordPlace } from './record-place.ts';

/** What one edit comes down to, and what forbids it. */
export type PlannedEdit = {
  readonly change: RecordChange;
  readonly issues: readonly Issue[];
  readonly isMerged: boolean;
};

/** A new record, with the defaults of what was left out. */
export function planCreate(module: ResolvedModule, input: RecordData): PlannedEdit {
  const data = normalizeRecord(module, readRecord(module, input));
  const issues = validateFields(module, data);
  return {
    change: { module, recordId: recordIdOf(module, data), data, base: null },
    issues,
    isMerged: false,
  };
}

export type Edit = { readonly recordId: string; readonly data: RecordData; readonly baseRevision: number };

/**
 * An edit applied to the newest state: when another person saved since the edit began, the two are
 * merged field by field.
 * @throws AppError `stale_record` when both changed the same field, `record_not_found`, `already_deleted`
 */
export async function planUpdate(
  deps: EditDependencies,
  place: RecordPlace,
  { recordId, data: input, baseRevision }: Edit,
  head: Head | undefined,
): Promise<PlannedEdit> {
  const { module, branch } = place;
  const mine = normalizeRecord(module, readRecord(module, input));
  const fixedFields = await findFixedFields(
    deps.database,
    fixedNow(deps),
    module,
    branch.branchId,
    new Map(head === undefined ? [] : [[recordId, head]]),
  );
  const plan = (data: RecordData, on: Head, isMerged: boolean): PlannedEdit => ({
    change: { module, recordId, data, base: on.revision, head: on },
    issues: validateFields(module, data, {
      recordId,
      previous: readRecord(module, on.data),
      fixed: fixedFields(recordId),
      now: deps.clock.now(),
    }),
    isMerged,
  });
  if (head?.revision === baseRevision) return plan(mine, head, false);
  const stored = await findRevision(deps.database, module, branch.branchId, recordId, baseRevision);
  if (head === undefined)
    throw new AppError(stored === null ? 'record_not_found' : 'already_deleted', { record_id: recordId });
  const base = stored === null ? null : readRecord(module, stored);
  const theirs = readRecord(module, head.data);
  const { merged, conflicts } = mergeRecords(module, base ?? {}, mine, theirs);
  if (conflicts.length > 0) {
    const { row } = await presentRecord(deps, place, await getRecord(deps, place, recordId));
    const conflict = { base, theirs: row, fields: [...conflicts] };
    throw new AppError('stale_record', {}, [], conflict);
  }
  return plan(normalizeRecord(module, merged), head, true);
}
