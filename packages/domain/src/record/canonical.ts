import type { JsonObject, JsonValue } from '../core/json.ts';

/**
 * The one spelling of a value as JSON: keys sorted by code unit, no spaces, absent keys left out.
 * Equal values have equal text, so hashes are taken of it.
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return value === 0 ? '0' : String(value);
  return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as JsonObject);
}

/** Whether two values are the same, whatever the order of their keys; a missing one is `null`. */
export const isSameValue = (left: JsonValue | undefined, right: JsonValue | undefined): boolean =>
  left === right || canonicalJson(left ?? null) === canonicalJson(right ?? null);

// Loops and concatenation: this runs for every record that is imported, compared or released.
function canonicalList(value: readonly JsonValue[]): string {
  let text = '';
  for (const entry of value) text += text === '' ? canonicalJson(entry) : `,${canonicalJson(entry)}`;
  return `[${text}]`;
}

function canonicalObject(value: JsonObject): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const entry = value[key];
    if (entry !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(entry)}`;
  }
  return `{${text}}`;
}
