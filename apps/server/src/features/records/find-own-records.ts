import { readRecord } from '@quartermaster/domain/record/read-record';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { findLinkedRecords, type LinkedRecord } from './find-linked-records.ts';
import { getRecord } from './get-record.ts';
import { findPlace, type RecordPlace, type RecordsDependencies } from './record-place.ts';

type OwnRecords = {
  readonly place: RecordPlace;
  readonly records: readonly LinkedRecord[];
  readonly isCut: boolean;
};

/** A head, such as an event, and everything that belongs to it: what is ticked for a copy by itself. */
export async function findOwnRecords(
  deps: RecordsDependencies,
  address: ModuleAddress,
  recordId: string,
): Promise<OwnRecords> {
  const place = await findPlace(deps, address);
  const stored = await getRecord(deps, place, recordId);
  const source = { module: place.module, recordId, data: readRecord(place.module, stored.data) };
  const { records, isCut } = await findLinkedRecords(deps, place, source, {});
  return { place, records: records.filter(({ isTicked }) => isTicked), isCut };
}
