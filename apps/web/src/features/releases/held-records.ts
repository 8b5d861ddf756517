import { textOf } from '@quartermaster/domain/core/json';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type {
  DraftChanges,
  HeldRecord,
  ModuleChanges,
  RecordChange,
  ReleaseIssue,
} from '../../api/releases.ts';

/** Changes that stay out of the next release, by `recordKey`. */
export type HeldRecords = ReadonlySet<string>;

/** Whether a change stays out of the next release; a hold whose date has passed keeps nothing. */
export const isOnHold = ({ hold }: RecordChange): boolean => hold !== null && !hold.isOver;

export function recordsOnHold(modules: readonly ModuleChanges[]): HeldRecords {
  const held = modules.flatMap(({ module, records }) =>
    records.filter(isOnHold).map(({ recordId }) => recordKey(module, recordId)),
  );
  return new Set(held);
}

/** Whether a record misses another one that is new and on hold: it is in the draft, and still not in the release. */
export function lacksHeld(
  { code, params }: Pick<ReleaseIssue, 'code' | 'params'>,
  held: HeldRecords,
): boolean {
  return code === 'reference_missing' && held.has(recordKey(textOf(params['module']), textOf(params['id'])));
}

/** The changes as they are when these records have been let go. */
export function withoutHolds(changes: DraftChanges, ended: readonly HeldRecord[]): DraftChanges {
  const keys = new Set(ended.map(({ module, recordId }) => recordKey(module, recordId)));
  const isEnded = (module: string, record: RecordChange) =>
    isOnHold(record) && keys.has(recordKey(module, record.recordId));
  let count = 0;
  const modules = changes.modules.map(({ module, records, total }) => ({
    module,
    total,
    records: records.map((record) => {
      if (!isEnded(module, record)) return record;
      count += 1;
      return { ...record, hold: null };
    }),
  }));
  return { ...changes, held: changes.held - count, modules };
}

/** The held records that are still changes, as the server takes them. */
export function heldList(modules: readonly ModuleChanges[], held: HeldRecords): HeldRecord[] {
  return modules.flatMap(({ module, records }) =>
    records
      .filter(({ recordId }) => held.has(recordKey(module, recordId)))
      .map(({ recordId }) => ({ module, recordId })),
  );
}

/** How many changes there are, and how many are too many to be listed: those that go out, and those on hold. */
export function countChanges(changes: Pick<DraftChanges, 'modules' | 'totals' | 'held'> | undefined): {
  readonly total: number;
  readonly unlisted: number;
  readonly unlistedHeld: number;
} {
  if (changes === undefined) return { total: 0, unlisted: 0, unlistedHeld: 0 };
  const total = changes.totals.new + changes.totals.changed + changes.totals.deleted;
  const listed = changes.modules.reduce((sum, { records }) => sum + records.length, 0);
  const unlistedHeld = changes.held - recordsOnHold(changes.modules).size;
  return { total, unlisted: total - listed - unlistedHeld, unlistedHeld };
}
