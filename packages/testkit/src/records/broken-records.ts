import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { IssueCode } from '@quartermaster/domain/core/issue';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { validRecord } from './valid-record.ts';

/** A record with one fault, and where the fault must be found. `code` null: any problem at that path will do. */
type BrokenRecord = {
  readonly name: string;
  readonly data: RecordData;
  readonly path: string;
  readonly code: IssueCode | null;
};

/** Records with one fault each, made from the definition alone. */
export function brokenRecords(module: ResolvedModule): readonly BrokenRecord[] {
  const good = validRecord(module);
  const fields = module.fields.filter((field) => field.readOnly !== true && isShown(field, good));
  return [
    ...fields.flatMap((field) => [
      ...withoutValue(field, good),
      ...withForeignType(field, good),
      ...outOfRange(field, good),
    ]),
    {
      name: 'an unknown field',
      data: { ...good, no_such_field: 1 },
      path: 'no_such_field',
      code: 'unknown_field',
    },
  ];
}

function withoutValue(field: ResolvedField, good: RecordData): BrokenRecord[] {
  if (!field.required) return [];
  const { [field.key]: _left, ...data } = good;
  const code = field.kind === 'asset' && field.asset === 'image' ? 'image_required' : 'required';
  return [{ name: `no ${field.key}`, data, path: field.key, code }];
}

function withForeignType(field: ResolvedField, good: RecordData): BrokenRecord[] {
  if (field.kind === 'json' && field.holds === undefined) return [];
  const foreign: JsonValue = field.kind === 'boolean' ? 'perhaps' : true;
  return [
    {
      name: `${field.key} of another type`,
      data: { ...good, [field.key]: foreign },
      path: field.key,
      code: null,
    },
  ];
}

function outOfRange(field: ResolvedField, good: RecordData): BrokenRecord[] {
  if (field.kind !== 'integer' && field.kind !== 'decimal' && field.kind !== 'duration') return [];
  const over = field.max === undefined ? [] : [field.max + 1];
  return over.map((value) => ({
    name: `${field.key} above its maximum`,
    data: { ...good, [field.key]: value },
    path: field.key,
    code: 'less_or_equal',
  }));
}
