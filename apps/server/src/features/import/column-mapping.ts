import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { ImportMapping } from '@quartermaster/contract/http/import';
import type { ImportTarget } from './import-target.ts';

/** Spelling that does not matter between a spreadsheet's heading and a column of ours. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.\-()（）]/g, '');
}

/** Usual headings for the ID of a record and for languages. */
const USUAL_IDENTITY: Readonly<Record<Language, readonly string[]>> = {
  en: ['id', 'no'],
  zh: ['編號', '代號'],
  jp: ['番号'],
};
const USUAL_LANGUAGES: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', 'english', '英文', '英語'],
  zh: ['zh', 'zh-tw', 'zh-hant', 'tw', 'cht', 'chinese', '中文', '繁中', '繁體中文'],
  jp: ['jp', 'ja', 'japanese', '日文', '日語', '日本語'],
};

/**
 * The names a person may have given a column: its key, its label in any language, and what such a
 * column is usually called. A text called as one language calls it holds that language: `名稱` is Chinese.
 */
function namesOf(target: ImportTarget, { identity, parent }: ResolvedModule): readonly string[] {
  const { key, field } = target;
  const part = key.slice(field.key.length);
  const own = LANGUAGES.map((language) => field.label[language]);
  const inLanguage = LANGUAGES.find((language) => part === `.${language}`);
  const names = [key, ...own.map((label) => label + part)];
  if (inLanguage !== undefined) {
    names.push(field.label[inLanguage]);
    for (const name of [field.key, ...own])
      names.push(...USUAL_LANGUAGES[inLanguage].map((language) => name + language));
  }
  const isIdentity = identity.length === 1 && identity[0] === field.key && parent === null;
  return [...names, ...(isIdentity ? Object.values(USUAL_IDENTITY).flat() : [])].map(plain);
}

/**
 * The best guess at which column fills what: the remembered choice first, then equal names. No two
 * columns fill the same place; a column nothing matches is mapped to null.
 */
export function suggestMapping(
  module: ResolvedModule,
  columns: readonly string[],
  targets: readonly ImportTarget[],
  remembered: ImportMapping,
): ImportMapping {
  const taken = new Set<string>();
  const mapping: ImportMapping = {};
  const offered = new Set(targets.map(({ key }) => key));
  for (const column of columns) {
    const known = remembered[column];
    const isKnown = known !== undefined && (known === null || offered.has(known));
    const guess = isKnown
      ? known
      : (targets.find((target) => namesOf(target, module).includes(plain(column)))?.key ?? null);
    mapping[column] = guess !== null && taken.has(guess) ? null : guess;
    if (guess !== null) taken.add(guess);
  }
  return mapping;
}

/** Columns of the file that no place of the module is named after. */
export function unknownColumns(
  module: ResolvedModule,
  columns: readonly string[],
  targets: readonly ImportTarget[],
): readonly string[] {
  const known = new Set(targets.flatMap((target) => namesOf(target, module)));
  return columns.filter((column) => !known.has(plain(column)));
}
