import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';

/** A path and the language of the words or voices in the file. */
type LocalizedPath = { readonly path: string; readonly locale: Language | null };

/** The path of a file without its language, a folder or the end of its name: what all its languages have in common. */
export function logicalPath({ path, locale }: LocalizedPath): string {
  if (locale === null) return path;
  return path.replace(`/${locale}/`, '/').replace(new RegExp(`[-_]${locale}(?=\\.[^.]*$)`), '');
}

/** Every path that a file of this logical path can have in one of the languages, and in none. */
export function possiblePaths(logical: string): readonly string[] {
  const named = LANGUAGES.flatMap((language) =>
    withFolder(logical, language).flatMap((path) => withEnding(path, language)),
  );
  return [...new Set([logical, ...named])];
}

function withFolder(path: string, language: Language): readonly string[] {
  const slashes = [...path.matchAll(/\//g)].map(({ index }) => index);
  return [path, ...slashes.map((at) => `${path.slice(0, at)}/${language}${path.slice(at)}`)];
}

function withEnding(path: string, language: Language): readonly string[] {
  const dot = path.lastIndexOf('.');
  if (dot < 0) return [path];
  return [path, ...['-', '_'].map((mark) => `${path.slice(0, dot)}${mark}${language}${path.slice(dot)}`)];
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
