import type { ResolvedField } from '@quartermaster/domain/core/field';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';

/** The record with its keys in the order of the form, rows and groups too; keys that no field has come last. */
export function orderedRecord(module: ResolvedModule, data: RecordData): RecordData {
  return ordered(module.fields, data);
}

function ordered(fields: readonly ResolvedField[], values: JsonObject): JsonObject {
  const known = fields.flatMap((field): [string, JsonValue][] => {
    const value = values[field.key];
    return value === undefined ? [] : [[field.key, orderedValue(field, value)]];
  });
  return Object.fromEntries([
    ...known,
    ...Object.entries(values).filter(([key]) => !fields.some((field) => field.key === key)),
  ]);
}

function orderedValue(field: ResolvedField, value: JsonValue): JsonValue {
  if (field.kind === 'group' && isJsonObject(value)) return ordered(field.rowFields, value);
  if (field.kind !== 'rows' || !Array.isArray(value)) return value;
  return value.map((row: JsonValue) => (isJsonObject(row) ? ordered(field.rowFields, row) : row));
}
