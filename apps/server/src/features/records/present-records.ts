import type { RecordReferences, RecordRow, SaveAnswer } from '@quartermaster/contract/http/records';
import type { Issue } from '@quartermaster/domain/core/issue';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { changesSinceLive, mayDifferFromLive } from '../../engine/change-since-live.ts';
import {
  findAcrossModules,
  referencedBy,
  titlesOf,
  withTitleTexts,
  type FoundRecords,
} from '../../engine/referenced-records.ts';
import type { StoredRecord } from '../../engine/stored-record.ts';
import type { RecordPlace, RecordsDependencies } from './record-place.ts';

/** `found`: the records that the rows name, as far as they exist. */
type PresentedRecords = {
  readonly rows: readonly RecordRow[];
  readonly references: RecordReferences;
  readonly found: FoundRecords;
};

/** Stored records as they go over the wire, with what they changed since live and whom they refer to. */
export async function presentRecords(
  { database, registry }: RecordsDependencies,
  { module, branch, branchOf }: RecordPlace,
  records: readonly StoredRecord[],
): Promise<PresentedRecords> {
  const candidates = records.filter(({ revision }) => mayDifferFromLive(module, branch, revision));
  const recordIds = candidates.map(({ recordId }) => recordId);
  const current = records.map((record) => ({ ...record, data: readRecord(module, record.data) }));
  const wanted = referencedBy(
    module,
    current.map(({ data }) => data),
  );
  const [changes, named] = await Promise.all([
    changesSinceLive(database, module, branch.branchId, recordIds),
    findAcrossModules(database, registry, wanted, branchOf),
  ]);
  const found = await withTitleTexts(database, registry, named, branchOf);
  const rows = current.map((record) => ({
    record_id: record.recordId,
    data: record.data,
    revision: record.revision,
    updated_at: record.updatedAt,
    updated_by: record.updatedBy,
    change: changes.get(record.recordId) ?? null,
  }));
  return { rows, references: titlesOf(registry, found), found };
}

/** The same for one record. */
export async function presentRecord(
  deps: RecordsDependencies,
  place: RecordPlace,
  record: StoredRecord,
): Promise<Omit<PresentedRecords, 'rows'> & { readonly row: RecordRow }> {
  const { rows, ...rest } = await presentRecords(deps, place, [record]);
  const [row] = rows;
  if (row === undefined) throw new Error('A record was presented as none.');
  return { row, ...rest };
}

/** Issues in the contract's types, whose lists and objects are not read-only. */
export function presentIssues(issues: readonly Issue[]): SaveAnswer['issues'] {
  return issues as SaveAnswer['issues'];
}
