import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';

/** The object with `key` set, or without it when the value is empty. */
export function withKey(object: JsonObject, key: string, value: JsonValue | undefined): JsonObject {
  const { [key]: _dropped, ...rest } = object;
  return value === undefined || value === null || value === '' ? rest : { ...rest, [key]: value };
}
