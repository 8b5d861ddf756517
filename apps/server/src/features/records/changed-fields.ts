import {
  MAX_CHANGED_RECORDS,
  type ChangeSet,
  type ChangedRecord,
} from '@quartermaster/contract/http/change-sets';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Queryable } from '../../db/database.ts';
import type { ChangeSetEntry } from '../../engine/change-log.ts';
import { titlesOf, withTitleTexts } from '../../engine/referenced-records.ts';
import { findSingleChanges, listChangedRecords } from './changed-records.repo.ts';
import type { RecordsDependencies } from './record-place.ts';

type Fields = ChangeSet['fields'];

/** The fields that changed, of each change set that edited one record. */
export async function findChangedFields(
  database: Queryable,
  modules: readonly ResolvedModule[],
  entries: readonly ChangeSetEntry[],
): Promise<ReadonlyMap<number, Fields>> {
  const fields = new Map<number, Fields>();
  for (const module of modules) {
    const single = entries.filter((entry) => isOneRecordOf(module, entry));
    for (const { seq, before, after } of await findSingleChanges(database, module, single)) {
      if (before !== null && after !== null)
        fields.set(seq, diffRecords(module, readRecord(module, before), readRecord(module, after)));
    }
  }
  return fields;
}

function isOneRecordOf(module: ResolvedModule, { modules }: ChangeSetEntry): boolean {
  return Object.keys(modules).length === 1 && modules[module.key] === 1;
}

/** What a change set did to each record, the first of them; a record is called as it was called then. */
export async function readChangedRecords(
  { database, registry }: RecordsDependencies,
  { seq, branchId, modules }: ChangeSetEntry,
): Promise<readonly ChangedRecord[]> {
  const records: ChangedRecord[] = [];
  for (const key of Object.keys(modules)) {
    const module = registry.find(key);
    const room = MAX_CHANGED_RECORDS - records.length;
    if (module === undefined || room <= 0) continue;
    const changed = await listChangedRecords(database, module, { branchId, seq }, room);
    const shaped = changed.map(({ recordId, before, after }) => ({
      recordId,
      before: before === null ? null : readRecord(module, before),
      after: after === null ? null : readRecord(module, after),
    }));
    const named = new Map(shaped.map(({ recordId, before, after }) => [recordId, after ?? before ?? {}]));
    const found = await withTitleTexts(database, registry, new Map([[key, named]]), branchId);
    const titles = titlesOf(registry, found)[key];
    for (const { recordId, before, after } of shaped)
      records.push({
        module: key,
        record_id: recordId,
        title: titles?.[recordId]?.title ?? null,
        kind: before === null ? 'new' : after === null ? 'deleted' : 'changed',
        fields: before === null || after === null ? [] : diffRecords(module, before, after),
      });
  }
  return records;
}
