import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';

/** The value without empty parts: absent, `null`, '', empty lists and objects inside objects. */
export function pruned(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((entry: JsonValue) => pruned(entry));
  return isJsonObject(value) ? prunedObject(value) : value;
}

function prunedObject(value: JsonObject): JsonObject {
  const parts: [string, JsonValue][] = [];
  for (const [key, part] of Object.entries(value)) {
    const kept = part === undefined ? null : pruned(part);
    if (!isNothing(kept)) parts.push([key, kept]);
  }
  return Object.fromEntries(parts);
}

function isNothing(value: JsonValue): boolean {
  if (value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}

/** One spelling of line ends, whatever system a text was typed on. */
export function unixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
