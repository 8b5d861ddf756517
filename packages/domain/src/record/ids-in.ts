import { plainText, type JsonValue } from '../core/json.ts';

/** The ids of the records that a reference, or a list of them, names. */
export function idsIn(value: JsonValue | undefined): readonly string[] {
  const entries: readonly (JsonValue | undefined)[] = Array.isArray(value) ? value : [value];
  return entries.map(plainText).filter((id) => id !== '');
}
