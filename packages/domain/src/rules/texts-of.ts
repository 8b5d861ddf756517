import { isJsonObject, type JsonValue } from '../core/json.ts';

/** The filled texts of a plain or a localized text. */
export function textsOf(value: JsonValue | undefined): readonly string[] {
  const texts = isJsonObject(value) ? Object.values(value) : [value];
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}
