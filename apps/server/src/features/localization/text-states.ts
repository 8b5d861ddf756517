import { createHash } from 'node:crypto';
import type { TextsFilter, TextsQuery } from '@quartermaster/contract/http/localization';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import { missingLanguages } from '@quartermaster/domain/record/localized-texts';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { TextCheck } from './checks.repo.ts';
import type { TextEntry } from './text-entries.ts';
import { findStale, type StaleTexts } from './text-history.ts';

/** The texts of an environment's version, with what only the database of this moment tells about them. */
export type TextWorld = {
  readonly entries: readonly TextEntry[];
  readonly staleOf: (entry: TextEntry) => StaleTexts;
  /** The ids of texts that differ from what players have now. */
  readonly changed: ReadonlySet<string>;
};

export const hashOfSource = (text: string): string => createHash('md5').update(text).digest('hex');

/** How far a text is behind its source, by what was checked since. */
export function staleTexts(checks: readonly TextCheck[], source: Language): (entry: TextEntry) => StaleTexts {
  const hashes = new Map(checks.map((check) => [checkKey(check), check.sourceHash]));
  return (entry) =>
    findStale(entry, source, (language) => {
      const hash = hashes.get(checkKey({ ...entry, module: entry.module.key, language }));
      return hash !== undefined && hash === hashOfSource(entry.texts[source] ?? '');
    });
}

function checkKey({
  module,
  recordId,
  path,
  language,
}: Pick<TextCheck, 'module' | 'recordId' | 'path' | 'language'>): string {
  return JSON.stringify([module, recordId, path, language]);
}

/** The texts that have the searched words, in order; with `records`, such as those of an event, only theirs. */
export function findTexts(
  { entries }: TextWorld,
  { q = '' }: TextsFilter,
  records: ReadonlySet<string> | null,
): readonly TextEntry[] {
  const needle = normalizeSearchText(q);
  return entries.filter(
    ({ module, recordId, searchText }) =>
      (needle === '' || searchText.includes(needle)) &&
      (records === null || records.has(recordKey(module.key, recordId))),
  );
}

/** Whether a text is of the family, the module and the area that a filter names. */
export function isInArea({ family, module, namespace }: TextsFilter): (entry: TextEntry) => boolean {
  return (entry) =>
    (family === undefined || entry.module.family === family) &&
    (module === undefined || entry.module.key === module) &&
    (namespace === undefined || entry.namespace === namespace);
}

/** Whether a text is in the state that a list is narrowed to. */
export function stateFilter(
  { staleOf, changed }: TextWorld,
  { state, language }: TextsQuery,
): (entry: TextEntry) => boolean {
  const asked = language === undefined ? LANGUAGES : [language];
  switch (state) {
    case 'all':
      return () => true;
    case 'missing':
      return ({ texts }) => missingLanguages(texts).some((each) => asked.includes(each));
    case 'stale':
      return (entry) => {
        const behind = staleOf(entry);
        return asked.some((each) => each in behind);
      };
    case 'changed':
      return ({ id }) => changed.has(id);
    case 'problems':
      return ({ hasProblem }) => hasProblem;
    case 'files':
      return ({ hasFile }) => hasFile;
  }
}
