import type { ResolvedField } from '@quartermaster/domain/core/field';
import {
  isJsonObject,
  objectOf,
  parseJson,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { withValueAt } from '@quartermaster/domain/record/path-value';

/** A value that was copied, and the field that it came from. */
type CopiedField = { readonly key: string; readonly shape: string; readonly value: JsonValue };

/** What fields of a record hold, to be pasted into fields of the same shape. */
type CopiedFields = { readonly fields: readonly CopiedField[] };

/** The fields of some keys; those without a value are copied as empty. */
export function copiedFields(
  module: ResolvedModule,
  values: RecordData,
  keys: readonly string[],
): CopiedFields {
  return {
    fields: keys.flatMap((key) => {
      const field = module.fieldByKey.get(key);
      return field === undefined ? [] : [{ key, shape: shapeOf(field), value: values[key] ?? null }];
    }),
  };
}

/** What a text holds that was written from copied fields; `null`: it is none. */
export function readCopiedFields(text: string | null): CopiedFields | null {
  const { fields } = objectOf(parseJson(text ?? ''));
  return Array.isArray(fields) && fields.every(isCopied)
    ? { fields: fields as readonly CopiedField[] }
    : null;
}

const isCopied = (entry: JsonValue): boolean =>
  isJsonObject(entry) &&
  typeof entry['key'] === 'string' &&
  typeof entry['shape'] === 'string' &&
  'value' in entry;

/**
 * Pastes copied values into the fields with the given keys: by key, or a single field into another.
 * Only fields of the same shape accept a value. Returns the new values and the keys that were filled.
 */
export function pasteFields(
  module: ResolvedModule,
  values: RecordData,
  { fields }: CopiedFields,
  keys: readonly string[],
): { readonly values: RecordData; readonly keys: readonly string[] } {
  const isOne = fields.length === 1 && keys.length === 1;
  const taken = keys.flatMap((key) => {
    const field = module.fieldByKey.get(key);
    const found = fields.find((one) => isOne || one.key === key);
    return field !== undefined && found?.shape === shapeOf(field) ? [{ key, value: found.value }] : [];
  });
  return {
    values: taken.reduce((next, { key, value }) => withValueAt(next, key, value), values),
    keys: taken.map(({ key }) => key),
  };
}

/** Fields that may be pasted: not what names a record, nor what takes no input. */
export function pastableKeys(
  module: ResolvedModule,
  locked: ReadonlySet<string>,
  keys: readonly string[] = module.fields.map(({ key }) => key),
): readonly string[] {
  const isOwn = (key: string): boolean => module.identity.includes(key) || module.parent?.field === key;
  return keys.filter(
    (key) => !isOwn(key) && !locked.has(key) && module.fieldByKey.get(key)?.readOnly !== true,
  );
}

/** What a value of the field is made of: two fields of one shape can hold the same values. */
function shapeOf(field: ResolvedField): string {
  const { kind, rowFields } = field;
  const more: JsonObject = {
    ...('to' in field ? { to: field.to } : {}),
    ...('many' in field ? { many: field.many === true } : {}),
    ...('of' in field ? { of: field.of.key } : {}),
    ...('unit' in field && field.unit !== undefined ? { unit: field.unit } : {}),
  };
  const rows = rowFields.map((inner) => `${inner.key}:${shapeOf(inner)}`);
  return JSON.stringify([kind, more, rows]);
}
