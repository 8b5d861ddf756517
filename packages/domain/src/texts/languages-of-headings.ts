import { LANGUAGES, type Language } from '../core/language.ts';

/**
 * The languages in the order in which they know the headings of a table, the one that knows most of them
 * first. One word may head different columns: `列` is a row in Chinese and a column in Japanese.
 */
export function languagesOfHeadings(
  headings: readonly string[],
  knows: (language: Language, heading: string) => boolean,
): readonly Language[] {
  const known = (language: Language): number => headings.filter((each) => knows(language, each)).length;
  return LANGUAGES.toSorted((a, b) => known(b) - known(a));
}
