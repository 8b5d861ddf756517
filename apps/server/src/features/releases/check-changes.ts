import type { RecordIssue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import {
  hasModuleRules,
  validateChanges,
  type ChangedRecords,
} from '@quartermaster/domain/validation/validate-changes';
import type { Transaction } from '../../db/database.ts';
import { partitionOf } from '../../engine/partition.ts';
import { findContentRecords, readRecords, type ContentRow } from './content.repo.ts';
import { holdsOf, positionOf, type Content } from './content.ts';

type ChangesToCheck = {
  readonly registry: Registry;
  /** What the changed records are checked against. */
  readonly content: Content;
  readonly changed: ChangedRecords;
  readonly isProtected: boolean;
  /** The oldest client that the version supports, where it is known. */
  readonly client?: string | undefined;
};

/**
 * All problems of the changed records after the write; reads only the records they refer to, and those of modules
 * whose records are checked together.
 */
export async function checkChanges(tx: Transaction, changes: ChangesToCheck): Promise<RecordIssue[]> {
  const { registry, content, changed } = changes;
  const together = [...changed.keys()].map((key) => registry.get(key)).filter(hasModuleRules);
  const before = new Map<string, ReadonlyMap<string, RecordData>>();
  for (const module of together) before.set(module.key, await readAll(tx, module, content));
  return validateChanges({ ...changes, before, referenced: await findReferenced(tx, changes) });
}

async function readAll(
  tx: Transaction,
  module: ResolvedModule,
  content: Content,
): Promise<ReadonlyMap<string, RecordData>> {
  const records = new Map<string, RecordData>();
  for await (const rows of readRecords(tx, module, content))
    for (const { record_id: recordId, data } of rows) records.set(recordId, readRecord(module, data));
  return records;
}

type Wanted = { readonly module: string; readonly by: string | null; readonly ids: Set<string> };

async function findReferenced(tx: Transaction, { registry, content, changed }: ChangesToCheck) {
  const found = new Map<string, Map<string, RecordData>>();
  for (const { module: key, by, ids } of wantedBy(registry, changed)) {
    const module = registry.find(key);
    if (module === undefined || module.scope === 'live') continue;
    const records =
      by === null
        ? await findContentRecords(tx, module, [...ids], content)
        : await findByField(tx, module, by, [...ids], content);
    const known = found.get(key) ?? new Map<string, RecordData>();
    for (const [recordId, data] of records) known.set(recordId, data);
    found.set(key, known);
  }
  return found;
}

function wantedBy(registry: Registry, changed: ChangedRecords): Iterable<Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const [key, records] of changed) {
    const owner = registry.get(key);
    for (const data of records.values()) {
      for (const { module, id, by } of data === null ? [] : referencesOf(owner, data)) {
        const name = `${module}\n${by ?? ''}`;
        const same = wanted.get(name) ?? { module, by, ids: new Set<string>() };
        same.ids.add(id);
        wanted.set(name, same);
      }
    }
  }
  return wanted.values();
}

/** Records by another field than their identity: files by their path. */
async function findByField(
  tx: Transaction,
  module: ResolvedModule,
  field: string,
  values: readonly string[],
  content: Content,
): Promise<ReadonlyMap<string, RecordData>> {
  const { branchId, seq } = positionOf(content, module);
  const held = holdsOf(content, module.key).map(({ recordId }) => recordId);
  const { rows } = await tx.query<ContentRow>(
    `select record_id, data from ${partitionOf(module)}
      where branch_id = $1 and from_seq <= $2 and to_seq > $2 and data ->> $3 = any($4::text[])
        and record_id <> all($5::text[])`,
    [branchId, seq, field, values, held],
  );
  return new Map(rows.map((row) => [row.record_id, row.data]));
}
