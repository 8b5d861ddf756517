import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import { searchTextOf } from '@quartermaster/domain/record/search';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FACTS } from '../facts/all-facts.ts';
import type { FieldFacts } from '../facts/field-facts.ts';
import { buildModule } from '../modules/build-module.ts';
import { ALL_FIELD_KINDS, siblingsOf } from '../modules/sample-modules.ts';

/** Any JSON, often shaped like something a field accepts or nearly accepts. */
function anyValueNear(facts: FieldFacts): fc.Arbitrary<JsonValue> {
  const known = [...facts.accepted, ...facts.refused.map(({ value }) => value)];
  const json = fc.jsonValue().map((value) => value as JsonValue);
  const near = fc
    .tuple(fc.constantFrom(...known), fc.nat(), json)
    .map(([value, seed, part]) => withPart(value, seed, part));
  return fc.oneof(json, fc.constantFrom(...known), near);
}

/** The value with one of its parts replaced. */
function withPart(value: JsonValue, seed: number, part: JsonValue): JsonValue {
  if (value === null || typeof value !== 'object') return part;
  const keys = Object.keys(value);
  const chosen = keys[seed % Math.max(1, keys.length)];
  if (Array.isArray(value))
    return value.map((entry: JsonValue, index) =>
      String(index) === chosen ? withPart(entry, seed >> 1, part) : entry,
    );
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === chosen ? withPart(entry, seed >> 1, part) : entry,
    ]),
  );
}

describe.each(ALL_FIELD_KINDS)('any value of a %s field', (kind) => {
  const facts: FieldFacts = ALL_FACTS[kind];
  const siblings = siblingsOf(kind);
  const module = buildModule({ ...siblings.fields, value: facts.field }, { search: ['value'] });
  const field = module.fieldByKey.get('value') as ResolvedField;
  const values = anyValueNear(facts);
  const recordOf = (value: JsonValue) => ({
    id: 1,
    status: 'active',
    sort_order: 0,
    ...siblings.values,
    value,
  });
  const isAccepted = (value: JsonValue): boolean => validateFields(module, recordOf(value)).length === 0;

  it('is checked without an exception', () => {
    fc.assert(
      fc.property(values, (value) => {
        const record = recordOf(value);
        const problems = [...validateFields(module, record), ...validateRecord(module, record)];
        expect(problems.every(({ path }) => path === 'value' || path.startsWith('value.'))).toBe(true);
        expect([
          referencesOf(module, record),
          searchTextOf(module, record),
          displayRecord(module, record),
        ]).toHaveLength(3);
      }),
    );
  });

  it('is stored in one way, and still accepted as it was stored', () => {
    fc.assert(
      fc.property(values, (value) => {
        const once = normalizeRecord(module, recordOf(value));
        expect(canonicalJson(normalizeRecord(module, once))).toBe(canonicalJson(once));
      }),
    );
    fc.assert(
      fc.property(values.filter(isAccepted), (value) => {
        expect(validateFields(module, normalizeRecord(module, recordOf(value)))).toEqual([]);
      }),
    );
  });

  it('survives a file when it is accepted', () => {
    fc.assert(
      fc.property(values.filter(isAccepted), (value) => {
        let read: JsonValue | undefined;
        for (const column of fieldKindLogic(kind).columns(field)) {
          const cell = column.read(column.print(value), read);
          read = cell.ok ? cell.value : 'not read';
        }
        const [before, after] = [
          normalizeRecord(module, recordOf(value)),
          normalizeRecord(module, recordOf(read ?? null)),
        ];
        expect(canonicalJson(after)).toBe(canonicalJson(before));
      }),
    );
  });
});
