import { textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { placeholdersOf } from '@quartermaster/domain/fields/placeholders';
import { unknownPlaceholders } from '@quartermaster/domain/texts/addressed-to';

/** `{placeholders}` of the text in one language: those that it lacks, and those that nothing replaces. */
type PlaceholderNote = { readonly lacks: readonly string[]; readonly unknown: readonly string[] };

/**
 * What is wrong with the `{placeholders}` of each language that has a text. One that nothing replaces
 * is a slip there, not something that the other languages lack. `known`: all that is replaced; not
 * given: whatever the languages name.
 */
export function placeholderNotes(
  text: JsonObject,
  known: readonly string[] | undefined,
): Readonly<Record<Language, PlaceholderNote>> {
  const named = new Map(LANGUAGES.map((language) => [language, namesIn(textOf(text[language]), known)]));
  const all = new Set([...named.values()].flat());
  const note = (language: Language): PlaceholderNote => {
    const words = textOf(text[language]);
    if (words === '') return { lacks: [], unknown: [] };
    return {
      lacks: [...all].filter((name) => named.get(language)?.includes(name) === false),
      unknown: known === undefined ? [] : unknownPlaceholders([{ [language]: words }], known),
    };
  };
  return { en: note('en'), zh: note('zh'), jp: note('jp') };
}

const namesIn = (words: string, known: readonly string[] | undefined): readonly string[] =>
  placeholdersOf(words)
    .map((name) => `{${name}}`)
    .filter((name) => known?.includes(name) ?? true);
