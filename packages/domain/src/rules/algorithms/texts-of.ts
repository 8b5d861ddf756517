import { isJsonObject, type JsonValue } from '../../core/json.ts';
import { LANGUAGES } from '../../core/language.ts';

/** The filled texts of a plain or a localized text. Those behind a key are checked where they are. */
export function textsOf(value: JsonValue | undefined): readonly string[] {
  const texts = isJsonObject(value) ? LANGUAGES.map((language) => value[language]) : [value];
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}
