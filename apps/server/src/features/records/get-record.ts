import { AppError } from '@quartermaster/contract/errors/app-error';
import { findRecords, type StoredRecord } from '../../engine/stored-record.ts';
import type { RecordPlace, RecordsDependencies } from './record-place.ts';

/** @throws AppError `record_not_found` */
export async function getRecord(
  deps: RecordsDependencies,
  place: RecordPlace,
  recordId: string,
): Promise<StoredRecord> {
  const [record] = await findRecords(deps.database, place.module, place.branch.branchId, [recordId]);
  if (record === undefined) throw new AppError('record_not_found', { record_id: recordId });
  return record;
}
