import { isJsonObject } from '@quartermaster/domain/core/json';
import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@quartermaster/domain/core/language';
import type { Language } from '@quartermaster/domain/core/language';

/** What a player's device is sent: every text in one language, English where a translation is missing. */
export function localize(data: JsonObject, language: Language): JsonObject {
  return localizeValue(data, language) as JsonObject;
}

function localizeValue(value: JsonValue, language: Language): JsonValue {
  if (Array.isArray(value)) return value.map((entry: JsonValue) => localizeValue(entry, language));
  if (!isJsonObject(value)) return value;
  if (isText(value)) return value[language] ?? value[FALLBACK_LANGUAGE] ?? Object.values(value)[0] ?? '';
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, localizeValue(entry, language)]),
  );
}

/** In a bundle an object is a text exactly when all its keys are languages. */
function isText(value: JsonObject): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (LANGUAGES as readonly string[]).includes(key));
}
