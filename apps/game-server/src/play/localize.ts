import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@quartermaster/domain/core/language';

/** Finds a text that records name by its key. */
export type FindText = (key: string) => JsonObject | undefined;

/** What a player's device is sent: every text in one language, English where a translation is missing. */
export function localize(
  data: JsonObject,
  language: Language,
  findText: FindText = () => undefined,
): JsonObject {
  return localizeValue(data, language, findText) as JsonObject;
}

function localizeValue(value: JsonValue, language: Language, findText: FindText): JsonValue {
  if (Array.isArray(value)) return value.map((entry: JsonValue) => localizeValue(entry, language, findText));
  if (!isJsonObject(value)) return value;
  const text = isText(value) ? value : sharedText(value, findText);
  if (text !== undefined) return textIn(text, language);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, localizeValue(entry, language, findText)]),
  );
}

function textIn(text: JsonObject, language: Language): JsonValue {
  const texts = [language, FALLBACK_LANGUAGE, ...LANGUAGES].map((each) => text[each]);
  return texts.find((each) => typeof each === 'string' && each !== '') ?? '';
}

/** `{key}` alone names a text of the same configuration. */
function sharedText(value: JsonObject, findText: FindText): JsonObject | undefined {
  const { key } = value;
  return typeof key === 'string' && Object.keys(value).length === 1 ? findText(key) : undefined;
}

/** In a bundle an object is a text exactly when all its keys are languages. */
function isText(value: JsonObject): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (LANGUAGES as readonly string[]).includes(key));
}
