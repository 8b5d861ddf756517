import { objectOf, textOf, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { LANGUAGES, type LocalizedText } from '@quartermaster/domain/core/language';
import { keyOfText, TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { useReference } from '../reference/use-reference.ts';

/** What a text says: its own languages, or those of the text that its key names. */
export function useTexts(value: JsonValue | undefined): LocalizedText {
  const key = keyOfText(value);
  const facts = useReference(TEXT_MODULE.key, key ?? '');
  if (key === null) return asTexts(objectOf(value));
  return facts?.title !== null && typeof facts?.title === 'object' ? asTexts(facts.title) : {};
}

function asTexts(value: JsonObject): LocalizedText {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textOf(value[language])]));
}
