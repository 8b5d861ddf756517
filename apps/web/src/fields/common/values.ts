import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';

/** Typed readings of stored values: odd data shows as empty and never breaks a screen. */

export function asText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function asNumber(value: JsonValue | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function asList(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

export function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

export function asObjects(value: JsonValue | undefined): readonly JsonObject[] {
  return asList(value).map((entry) => asObject(entry));
}

/** The object with `key` set, or without it when the value is empty. */
export function withKey(object: JsonObject, key: string, value: JsonValue | undefined): JsonObject {
  const { [key]: _dropped, ...rest } = object;
  return value === undefined || value === null || value === '' ? rest : { ...rest, [key]: value };
}
