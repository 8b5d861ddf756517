import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { isBlank } from './field-kind-logic.ts';

/** The value without empty parts: absent, `null`, '', empty lists and objects inside objects. */
export function pruned(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((entry: JsonValue) => pruned(entry));
  return isJsonObject(value) ? prunedObject(value) : value;
}

function prunedObject(value: JsonObject): JsonObject {
  const parts: [string, JsonValue][] = [];
  for (const [key, part] of Object.entries(value)) {
    const kept = part === undefined ? null : pruned(part);
    if (!isBlank(kept)) parts.push([key, kept]);
  }
  return Object.fromEntries(parts);
}
