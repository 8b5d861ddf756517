import type { FieldDefinition, FieldKind, ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { CellColumn } from '@quartermaster/domain/fields/field-kind-logic';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { assert, constantFrom, integer, oneof, property, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FACTS } from '../facts/all-facts.ts';
import { buildModule } from '../modules/build-module.ts';
import { SAMPLE_FIELDS } from '../modules/sample-fields.ts';
import { ALL_FIELD_KINDS, siblingsOf } from '../modules/sample-modules.ts';

const DAY_MS = 86_400_000;
const DAYS = 40_000;
const MAX_POINTS = 1_000_000;
const RUNS = 40;
const MAX_DAY_SECONDS = 86_400;
const UNITS = ['bp', 'percent', 'seconds', 'minutes', 'hours', 'days', 'turns', 'spirits', 'points'] as const;

/** Kinds whose printed cells are typed by hand, in an input method's digits too. */
const TYPED: ReadonlySet<FieldKind> = new Set([
  'id',
  'integer',
  'decimal',
  'boolean',
  'enum',
  'multi_enum',
  'date',
  'date_time',
  'duration',
  'color',
]);

/** More values than the facts of a kind name. */
const MORE: { readonly [K in FieldKind]?: Arbitrary<JsonValue> } = {
  id: integer({ min: 1, max: 999_999_999 }),
  integer: integer({ min: 0, max: 1000 }),
  decimal: integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  date: integer({ min: 0, max: DAYS }).map((day) => instant(day * DAY_MS).slice(0, 10)),
  date_time: integer({ min: 0, max: DAYS }).map((day) => instant(day * DAY_MS + day * 1000)),
  duration: integer({ min: 0, max: MAX_DAY_SECONDS }),
};

const WAYS = {
  file: (column: CellColumn): CellColumn => column,
  sheet: (column: CellColumn): CellColumn => ({ ...column, ...column.inSheet }),
};

describe.each(['file', 'sheet'] as const)('what a %s prints', (way) => {
  it.each(ALL_FIELD_KINDS)('is read as the same %s', (kind) => {
    const accepted = constantFrom(...ALL_FACTS[kind].accepted);
    const more = MORE[kind];
    const values = more === undefined ? accepted : oneof(accepted, more);
    const typings = constantFrom(...(TYPED.has(kind) ? [asIs, fullWidth] : [asIs]));
    const { readBack, record } = placeOf(SAMPLE_FIELDS[kind], way);
    assert(
      property(values, typings, (value, typing) => {
        expect(readBack(value, typing)).toEqual(record(value));
      }),
      { numRuns: RUNS },
    );
  });

  it.each(UNITS)('is read as the same number of %s', (unit) => {
    const { min: _min, max: _max, ...field } = { ...SAMPLE_FIELDS.integer, unit };
    const { readBack, record } = placeOf(field, way);
    assert(
      property(
        integer({ min: -MAX_POINTS, max: MAX_POINTS }),
        constantFrom(asIs, fullWidth),
        (value, typing) => {
          expect(readBack(value, typing)).toEqual(record(value));
        },
      ),
      { numRuns: RUNS },
    );
  });
});

/** A field in its columns: what reading back a printed value gives, as the record that it is stored in. */
function placeOf(definition: FieldDefinition, way: keyof typeof WAYS) {
  const siblings = siblingsOf(definition.kind);
  const module = buildModule({ ...siblings.fields, value: definition });
  const field = module.fieldByKey.get('value') as ResolvedField;
  const columns = fieldKindLogic(field.kind).columns(field).map(WAYS[way]);
  const record = (value: JsonValue | undefined) =>
    normalizeRecord(module, {
      id: 1,
      status: 'active',
      sort_order: 0,
      ...siblings.values,
      ...(value !== undefined && { value }),
    });
  const readBack = (value: JsonValue, typing: (text: string) => string) => {
    let read: JsonValue | undefined;
    for (const column of columns) {
      const cell = column.read(typing(column.print(value)), read);
      if (!cell.ok) throw new Error(`${column.name}: ${cell.code}`);
      read = cell.value;
    }
    return record(read);
  };
  return { record, readBack };
}

const instant = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');

const asIs = (text: string): string => text;

const fullWidth = (text: string): string =>
  text
    .replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
    .replaceAll(' ', '\u3000');
