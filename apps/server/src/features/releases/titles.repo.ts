import type { RecordReferences } from '@quartermaster/contract/http/records';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import {
  displayNamed,
  displayRecord,
  namesakeOf,
  type FindText,
  type RecordDisplay,
} from '@quartermaster/domain/record/display-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Queryable } from '../../db/database.ts';
import { titleKeys } from '../../engine/referenced-records.ts';
import { findContentRecords } from './content.repo.ts';
import type { Content } from './content.ts';

/** Record ids by module key. */
export type WantedTitles = ReadonlyMap<string, ReadonlySet<string>>;

/** What records are called in a content. Records that are not in it have no entry. */
export async function findTitles(
  db: Queryable,
  registry: Registry,
  wanted: WantedTitles,
  content: Content,
): Promise<RecordReferences> {
  const titles: Record<string, Record<string, RecordDisplay>> = {};
  for (const [key, ids] of wanted) {
    const module = registry.find(key);
    if (module !== undefined) titles[key] = await findModuleTitles(db, registry, module, [...ids], content);
  }
  return titles;
}

/** What a record of a module is called and looks like. */
export type Display = (data: RecordData) => RecordDisplay;

/**
 * Finds what these records of a content are called: the texts that their titles name by key, and the records by
 * whose names they are called.
 */
export async function findDisplay(
  db: Queryable,
  registry: Registry,
  module: ResolvedModule,
  records: readonly RecordData[],
  content: Content,
): Promise<Display> {
  const findText = await findTitleTexts(db, registry, module, records, content);
  const namesakes = records.flatMap((data) => namesakeOf(module, data) ?? []);
  const named = new Map<string, ReadonlyMap<string, RecordDisplay>>();
  for (const [key, group] of Map.groupBy(namesakes, (one) => one.module)) {
    const other = registry.find(key);
    if (other !== undefined) named.set(key, await findOwnTitles(db, registry, other, group, content));
  }
  return (data) => displayNamed(module, data, findText, (key, id) => named.get(key)?.get(id));
}

/** The titles that records have themselves. */
async function findOwnTitles(
  db: Queryable,
  registry: Registry,
  module: ResolvedModule,
  named: readonly { readonly id: string }[],
  content: Content,
): Promise<ReadonlyMap<string, RecordDisplay>> {
  const records = await findShaped(db, module, [...new Set(named.map(({ id }) => id))], content);
  const findText = await findTitleTexts(db, registry, module, [...records.values()], content);
  return new Map([...records].map(([id, data]) => [id, displayRecord(module, data, findText)]));
}

async function findTitleTexts(
  db: Queryable,
  registry: Registry,
  module: ResolvedModule,
  records: readonly RecordData[],
  content: Content,
): Promise<FindText> {
  const texts = registry.find(TEXT_MODULE.key);
  const keys = [...new Set(titleKeys(module, records))];
  if (texts === undefined || keys.length === 0) return () => undefined;
  const found = await findContentRecords(db, texts, keys, content);
  return (key) => found.get(key);
}

async function findModuleTitles(
  db: Queryable,
  registry: Registry,
  module: ResolvedModule,
  ids: readonly string[],
  content: Content,
): Promise<Record<string, RecordDisplay>> {
  const records = await findShaped(db, module, ids, content);
  const display = await findDisplay(db, registry, module, [...records.values()], content);
  return Object.fromEntries([...records].map(([id, data]) => [id, display(data)]));
}

async function findShaped(
  db: Queryable,
  module: ResolvedModule,
  ids: readonly string[],
  content: Content,
): Promise<ReadonlyMap<string, RecordData>> {
  const stored = await findContentRecords(db, module, ids, content);
  return new Map([...stored].map(([id, data]) => [id, readRecord(module, data)]));
}
