import { NAMED_RECORDS, type ChangeSet } from '@quartermaster/contract/http/change-sets';
import type { ChangeSetEntry } from '../../engine/change-log.ts';
import { titlesOf, withTitleTexts } from '../../engine/referenced-records.ts';
import { findTouchedRecords, type TouchedRecord } from '../../engine/touched-records.ts';
import { findChangedFields } from './changed-fields.ts';
import type { RecordsDependencies } from './record-place.ts';

/** Change sets as people read them: with the names that their records had then. */
export async function presentChangeSets(
  { database, registry }: RecordsDependencies,
  entries: readonly ChangeSetEntry[],
  branchId: number,
): Promise<ChangeSet[]> {
  const touched = await findTouchedRecords(database, registry, entries, NAMED_RECORDS);
  const found = [...Map.groupBy(touched, ({ module }) => module)].map(
    ([key, group]) => [key, new Map(group.map((record) => [keyOf(record), record.data]))] as const,
  );
  const titles = titlesOf(registry, await withTitleTexts(database, registry, new Map(found), branchId));
  const keys = new Set(entries.flatMap(({ modules }) => Object.keys(modules)));
  const modulesOf = registry.modules.filter(({ key }) => keys.has(key));
  const fields = await findChangedFields(database, modulesOf, entries);
  return entries.map(({ seq, at, author, kind, note, modules, undoneBy, hasSettings }) => ({
    seq,
    at,
    author,
    kind,
    note,
    undone_by: undoneBy,
    has_settings: hasSettings,
    fields: fields.get(seq) ?? [],
    modules: Object.entries(modules).map(([module, records]) => ({
      module,
      records,
      named: touched
        .filter((record) => record.seq === seq && record.module === module)
        .map((record) => ({
          record_id: record.recordId,
          title: titles[module]?.[keyOf(record)]?.title ?? null,
        })),
    })),
  }));
}

/** The same record may have been called otherwise in another change set. */
const keyOf = ({ seq, recordId }: TouchedRecord): string => `${seq} ${recordId}`;
