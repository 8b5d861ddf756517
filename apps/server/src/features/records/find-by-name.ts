import type { NameMeaning, NamesBody } from '@quartermaster/contract/http/search';
import type { Language } from '@quartermaster/domain/core/language';
import { REVISIONS, type ResolvedModule } from '@quartermaster/domain/core/module';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { isOneOfSeveralIds } from '@quartermaster/domain/record/told-apart';
import { findCalled, readEach } from '../../engine/record-search.ts';
import { titlesOf, withTitleTexts } from '../../engine/referenced-records.ts';
import type { StoredRecord } from '../../engine/stored-record.ts';
import { meaningOf, namesIn, type NamedRecord } from './name-meaning.ts';
import {
  findPlace,
  type RecordPlace,
  type RecordsDependencies,
  type VersionAddress,
} from './record-place.ts';

/** What names stand for, in their order: each module is read once, whatever the number of names. */
export async function findByName(
  deps: RecordsDependencies,
  address: VersionAddress,
  { names, lang }: NamesBody,
  reader: Language,
): Promise<NameMeaning[]> {
  const language = lang ?? reader;
  const meanings = new Map<string, ReadonlyMap<string, NameMeaning>>();
  for (const [module, asked] of Map.groupBy(names, (name) => name.module)) {
    const place = await findPlace(deps, { ...address, module });
    const texts = [...new Set(asked.map(({ text }) => text))];
    meanings.set(module, await meaningsIn(deps, place, texts, language));
  }
  return names.map(({ module, text }) => meanings.get(module)?.get(text) ?? null);
}

async function meaningsIn(
  deps: RecordsDependencies,
  place: RecordPlace,
  texts: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, NameMeaning>> {
  const ids = new Set<string>();
  const called = new Map<string, NamedRecord[]>(texts.map((text) => [normalizeSearchText(text), []]));
  for await (const records of recordsFor(deps, place, [...called.keys()])) {
    for (const record of await withNames(deps, place, records)) {
      ids.add(record.id);
      for (const name of record.names) called.get(name)?.push(record);
    }
  }
  return new Map(
    texts.map((text) => {
      const bearers = called.get(normalizeSearchText(text)) ?? [];
      return [text, ids.has(text) ? null : meaningOf(text, bearers, place.module, language)];
    }),
  );
}

/** Names of their own are found by the index of searches; a borrowed or composed one only shows where it is read. */
function recordsFor(
  { database }: RecordsDependencies,
  { module, branch }: RecordPlace,
  texts: readonly string[],
): AsyncIterable<readonly Stored[]> {
  const searched = { module, branchId: branch.branchId };
  if (module.store !== REVISIONS) return pages([]);
  return hasOwnName(module) ? pages(findCalled(database, searched, texts)) : readEach(database, searched);
}

type Stored = Pick<StoredRecord, 'recordId' | 'data'>;

async function* pages(records: readonly Stored[] | Promise<readonly Stored[]>) {
  yield await records;
}

function hasOwnName(module: ResolvedModule): boolean {
  const { title, namedAfter } = module.display;
  if (title === null || namedAfter.length > 0 || isOneOfSeveralIds(module)) return false;
  const kind = module.fieldByKey.get(title)?.kind;
  return (kind === 'text' || kind === 'localized_text') && module.search.includes(title);
}

async function withNames(
  { database, registry }: RecordsDependencies,
  { module, branchOf }: RecordPlace,
  records: readonly Stored[],
): Promise<readonly NamedRecord[]> {
  const data = new Map(records.map((record) => [record.recordId, readRecord(module, record.data)]));
  const found = await withTitleTexts(database, registry, new Map([[module.key, data]]), branchOf);
  const titles = titlesOf(registry, found)[module.key] ?? {};
  return records.map(({ recordId: id }) => {
    const title = titles[id]?.title ?? null;
    return { id, title, names: namesIn(title) };
  });
}
