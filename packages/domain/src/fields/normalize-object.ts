import type { ResolvedField } from '../core/field.ts';
import type { JsonObject, JsonValue } from '../core/json.ts';
import { isShown, type FindKind } from './validate-object.ts';

/**
 * One record or row as it is stored: every value in its normal form, empty and hidden ones left
 * out. A field with a default that was emptied on purpose stays as `null`, or the default would
 * come back. Keys that no field has are kept.
 */
export function normalizeObject(
  findKind: FindKind,
  fields: readonly ResolvedField[],
  object: JsonObject,
): JsonObject {
  const result: { [key: string]: JsonValue } = {};
  let known = 0;
  for (const field of fields) {
    const value = object[field.key];
    if (value === undefined) continue;
    known += 1;
    const logic = findKind(field.kind);
    const normal = logic.isEmpty(value) ? value : logic.normalize(field, value);
    if (!isShown(field, object)) continue;
    if (!logic.isEmpty(normal)) result[field.key] = normal;
    else if (field.default !== undefined && !field.required) result[field.key] = null;
  }
  return known === Object.keys(object).length ? result : { ...unknownOf(fields, object), ...result };
}

function unknownOf(fields: readonly ResolvedField[], object: JsonObject): JsonObject {
  const known = new Set(fields.map(({ key }) => key));
  return Object.fromEntries(Object.entries(object).filter(([key]) => !known.has(key)));
}
