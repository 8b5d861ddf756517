import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { languagesOfHeadings } from '@quartermaster/domain/texts/languages-of-headings';
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
 * The names a person may have given a column in one language: its key, its label, and what such a
 * column is usually called. A text called as one language calls it holds that language: `名稱` is Chinese.
 */
function namesOf(
  target: ImportTarget,
  { identity, parent }: ResolvedModule,
  language: Language,
): readonly string[] {
  const { key, field } = target;
  const part = key.slice(field.key.length);
  const own = field.label[language];
  const inLanguage = LANGUAGES.find((each) => part === `.${each}`);
  const names = [key, own + part];
  if (inLanguage === language) names.push(own);
  if (inLanguage !== undefined) {
    for (const name of [field.key, own])
      names.push(...USUAL_LANGUAGES[inLanguage].map((each) => name + each));
  }
  const isIdentity = identity.length === 1 && identity[0] === field.key && parent === null;
  return [...names, ...(isIdentity ? USUAL_IDENTITY[language] : [])].map(plain);
}

/** What each name of a language fills. */
type Names = ReadonlyMap<string, string>;

function readNames(module: ResolvedModule, targets: readonly ImportTarget[], language: Language): Names {
  const names = targets.flatMap((target) =>
    namesOf(target, module, language).map((name) => [name, target.key] as const),
  );
  // Of equal names the first one counts.
  return new Map(names.toReversed());
}

/**
 * The best guess at which column fills what: the remembered choice first, then equal names, first in the
 * language that knows most of them. No two columns fill the same place; a column nothing matches is mapped to null.
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
  const named = namesByFit(module, columns, targets);
  for (const column of columns) {
    const known = remembered[column];
    const isKnown = known !== undefined && (known === null || offered.has(known));
    const guess = isKnown ? known : (named.flatMap((names) => names.get(plain(column)) ?? []).at(0) ?? null);
    mapping[column] = guess !== null && taken.has(guess) ? null : guess;
    if (guess !== null) taken.add(guess);
  }
  return mapping;
}

/** The names of each language, those of the language that knows most columns first. */
function namesByFit(
  module: ResolvedModule,
  columns: readonly string[],
  targets: readonly ImportTarget[],
): readonly Names[] {
  const names = {
    en: readNames(module, targets, 'en'),
    zh: readNames(module, targets, 'zh'),
    jp: readNames(module, targets, 'jp'),
  };
  const isKnown = (language: Language, column: string): boolean => names[language].has(plain(column));
  return languagesOfHeadings(columns, isKnown).map((language) => names[language]);
}

/** Columns of the file that no place of the module is named after. */
export function unknownColumns(
  module: ResolvedModule,
  columns: readonly string[],
  targets: readonly ImportTarget[],
): readonly string[] {
  const known = new Set(
    LANGUAGES.flatMap((language) => targets.flatMap((target) => namesOf(target, module, language))),
  );
  return columns.filter((column) => !known.has(plain(column)));
}
