import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import { parseRecordKey, recordKey } from '@quartermaster/domain/record/record-key';
import { findOwnRecords, type RecordsDependencies, type VersionAddress } from '../records/index.ts';

/**
 * The records that hold an event's texts, as `recordKey` names them: everything that its home lists, and the
 * texts of the localization module that those records name by key. `event` is one itself.
 */
export async function findEventRecords(
  deps: RecordsDependencies,
  address: VersionAddress,
  event: string,
): Promise<ReadonlySet<string>> {
  const head = parseRecordKey(event);
  const { records } = await findOwnRecords(deps, { ...address, module: head.module }, head.recordId);
  return new Set(
    records.flatMap(({ module, recordId, data }) => [
      recordKey(module.key, recordId),
      ...referencesOf(module, data)
        .filter(({ module: named }) => named === TEXT_MODULE.key)
        .map(({ id }) => recordKey(TEXT_MODULE.key, id)),
    ]),
  );
}
