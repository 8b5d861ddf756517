import type { RecordReferences } from '@quartermaster/contract/http/records';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import type { RecordDisplay } from '@quartermaster/domain/record/display-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Queryable } from '../../db/database.ts';
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
    if (module !== undefined) titles[key] = await findModuleTitles(db, module, [...ids], content);
  }
  return titles;
}

async function findModuleTitles(
  db: Queryable,
  module: ResolvedModule,
  ids: readonly string[],
  content: Content,
): Promise<Record<string, RecordDisplay>> {
  const records = await findContentRecords(db, module, ids, content);
  return Object.fromEntries(
    [...records].map(([id, data]) => [id, displayRecord(module, readRecord(module, data))]),
  );
}
