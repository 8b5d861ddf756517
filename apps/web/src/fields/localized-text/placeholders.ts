import type { JsonObject } from '@quartermaster/domain/core/json';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { Language } from '@quartermaster/domain/core/language';
import { placeholdersOf } from '@quartermaster/domain/fields/placeholders';
import { asText } from '../common/values.ts';

/** For each language that has a text: the `{placeholders}` other languages use and it does not. */
export function placeholderDifferences(text: JsonObject): Readonly<Record<Language, readonly string[]>> {
  const used = new Map(LANGUAGES.map((language) => [language, placeholdersOf(asText(text[language]))]));
  const all = new Set([...used.values()].flat());
  const lacking = (language: Language) =>
    typeof text[language] === 'string' && text[language] !== ''
      ? [...all].filter((name) => used.get(language)?.includes(name) === false).map((name) => `{${name}}`)
      : [];
  return { en: lacking('en'), zh: lacking('zh'), jp: lacking('jp') };
}
