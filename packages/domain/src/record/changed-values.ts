import type { ResolvedField } from '../core/field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';

/** A value of a field as it should become. Rows and groups are never asked for: their fields are. */
type Change = (field: ResolvedField, value: JsonValue) => JsonValue;

/** A record or row with every value of its fields changed, in rows and groups too. Keys that no field has stay. */
export function withChangedValues(
  fields: readonly ResolvedField[],
  values: JsonObject,
  change: Change,
): JsonObject {
  const changed = fields.flatMap((field) => {
    const value = values[field.key];
    return value === undefined ? [] : [[field.key, changedValue(field, value, change)] as const];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

function changedValue(field: ResolvedField, value: JsonValue, change: Change): JsonValue {
  const inside = (object: JsonValue): JsonValue =>
    isJsonObject(object) ? withChangedValues(field.rowFields, object, change) : object;
  if (field.kind === 'group') return inside(value);
  if (field.kind === 'rows') return Array.isArray(value) ? value.map(inside) : value;
  return change(field, value);
}
