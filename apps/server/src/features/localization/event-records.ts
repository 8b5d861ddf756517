import { recordKey } from '@quartermaster/domain/copies/rewrite-references';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import { findOwnRecords, type RecordsDependencies, type VersionAddress } from '../records/index.ts';

/**
 * The records that hold an event's texts, as `recordKey` names them: everything that its home lists, and the
 * texts of the localization module that those records name by key. `event`: `module/record id`.
 */
export async function findEventRecords(
  deps: RecordsDependencies,
  address: VersionAddress,
  event: string,
): Promise<ReadonlySet<string>> {
  const end = event.indexOf('/');
  const place = { ...address, module: event.slice(0, end) };
  const { records } = await findOwnRecords(deps, place, event.slice(end + 1));
  return new Set(
    records.flatMap(({ module, recordId, data }) => [
      recordKey(module.key, recordId),
      ...referencesOf(module, data)
        .filter(({ module: named }) => named === TEXT_MODULE.key)
        .map(({ id }) => recordKey(TEXT_MODULE.key, id)),
    ]),
  );
}
