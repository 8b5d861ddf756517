import type { WriteResult } from '../../engine/record-change.ts';
import { findRecords, type StoredRecord } from '../../engine/stored-record.ts';
import type { RecordPlace, RecordsDependencies } from './record-place.ts';

/** The records of a write as they are now stored; only those that were left alone have to be read. */
export async function storedAfter(
  deps: RecordsDependencies,
  { module, branch }: RecordPlace,
  { logged, written }: WriteResult,
): Promise<readonly StoredRecord[]> {
  const untouched = written
    .filter(({ isChanged, after }) => !isChanged && after !== null)
    .map(({ recordId }) => recordId);
  const read =
    untouched.length === 0 ? [] : await findRecords(deps.database, module, branch.branchId, untouched);
  const byId = new Map(read.map((record) => [record.recordId, record]));
  return written.flatMap(({ recordId, revision, after, isChanged }): readonly StoredRecord[] => {
    if (after === null || revision === null) return [];
    if (!isChanged || logged === null) return [byId.get(recordId) ?? []].flat();
    return [{ recordId, data: after, revision, updatedAt: logged.at, updatedBy: logged.author }];
  });
}
