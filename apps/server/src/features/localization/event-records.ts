import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { parseRecordKey, recordKey } from '@quartermaster/domain/record/record-key';
import { referencedBy } from '../../engine/referenced-records.ts';
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
    records.flatMap(({ module, recordId, data }) => {
      const keys = referencedBy(module, [data]).get(TEXT_MODULE.key) ?? [];
      return [recordKey(module.key, recordId), ...Array.from(keys, (key) => recordKey(TEXT_MODULE.key, key))];
    }),
  );
}
