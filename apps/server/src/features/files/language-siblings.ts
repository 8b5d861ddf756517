import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';

/** A path and the language of the words or voices in the file. */
type LocalizedPath = { readonly path: string; readonly locale: Language | null };

/**
 * The path of a file without its language, a folder or the end of its name: what all its languages have in common.
 * The database tells it, too: `qm_without_language`.
 */
export function logicalPath({ path, locale }: LocalizedPath): string {
  if (locale === null) return path;
  return path.replace(`/${locale}/`, '/').replace(new RegExp(`[-_]${locale}(?=\\.[^.]*$)`), '');
}

/** The languages that a file lacks: there in one, it is wanted in all of them, unless one file serves them all. */
export function missingLanguages(
  file: LocalizedPath,
  localesOf: ReadonlyMap<string, ReadonlySet<Language | null>>,
): readonly Language[] {
  if (file.locale === null) return [];
  const locales = localesOf.get(logicalPath(file)) ?? new Set([file.locale]);
  return locales.has(null) ? [] : LANGUAGES.filter((language) => !locales.has(language));
}
