import type { JsonObject, JsonValue } from '../core/json.ts';

/**
 * The one spelling of a value as JSON: keys sorted by code unit, no spaces, absent keys left out.
 * Equal values have equal text, so hashes are taken of it.
 */
export function canonicalJson(value: JsonValue): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((entry: JsonValue) => canonicalJson(entry)).join(',')}]`;
  return canonicalObject(value as JsonObject);
}

function canonicalObject(value: JsonObject): string {
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const entry = value[key];
    if (entry !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(entry)}`);
  }
  return `{${parts.join(',')}}`;
}
