import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';

/** Data in which the texts at some places, such as `icon.path` or `pages.0.image.path`, are another one. */
export function replaceAt(data: JsonObject, places: readonly string[], from: string, to: string): JsonObject {
  const copy = structuredClone(data);
  for (const place of places) {
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<JsonValue | undefined>((value, key) => childOf(value, key), copy);
    if (childOf(holder, last) === from && typeof holder === 'object' && holder !== null)
      Object.assign(holder, { [last]: to });
  }
  return copy;
}

function childOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Array.isArray(value) ? value[Number(key)] : (value as JsonObject)[key];
}
