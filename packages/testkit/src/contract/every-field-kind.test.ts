import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { mergeRecords } from '@quartermaster/domain/diff/merge-records';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { describe, expect, it } from 'vitest';
import { ALL_FACTS } from '../facts/all-facts.ts';
import type { FieldFacts } from '../facts/field-facts.ts';
import { buildModule } from '../modules/build-module.ts';
import { ALL_FIELD_KINDS, siblingsOf } from '../modules/sample-modules.ts';

describe.each(ALL_FIELD_KINDS)('a %s field', (kind) => {
  const facts: FieldFacts = ALL_FACTS[kind];
  const siblings = siblingsOf(kind);
  const module = buildModule({ ...siblings.fields, value: facts.field });
  const field = module.fieldByKey.get('value') as ResolvedField;
  const logic = fieldKindLogic(kind);
  const recordOf = (value: JsonValue | undefined) => ({
    id: 1,
    status: 'active',
    sort_order: 0,
    ...siblings.values,
    ...(value === undefined ? {} : { value }),
  });

  it.each(facts.accepted.map((value) => [value]))('accepts %j', (value) => {
    expect(validateFields(module, recordOf(value))).toEqual([]);
  });

  it.each(facts.refused)('refuses $value: $code', ({ value, at, code }) => {
    const path = at === undefined ? 'value' : `value.${at}`;
    expect(validateFields(module, recordOf(value))).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('asks for a value only where one is required', () => {
    const optional = buildModule({
      ...siblings.fields,
      value: { ...facts.field, optional: true },
    });
    expect(validateFields(optional, recordOf(undefined))).toEqual([]);
    expect(validateFields(module, recordOf(undefined))).not.toEqual([]);
  });

  it('starts a new record with nothing or with a valid value', () => {
    const start = newRecord(module)['value'] ?? facts.accepted[0];
    expect(validateFields(module, recordOf(start))).toEqual([]);
  });

  it.each(facts.accepted.map((value) => [value]))('prints %j to cells and reads it back', (value) => {
    let read: JsonValue | undefined;
    for (const column of logic.columns(field)) {
      const cell = column.read(column.print(value), read);
      if (!cell.ok) throw new Error(`${column.name}: ${cell.code}`);
      read = cell.value;
    }
    expect(normalizeRecord(module, recordOf(read))).toEqual(normalizeRecord(module, recordOf(value)));
  });

  it('clears the field when all its cells are empty', () => {
    let read: JsonValue | undefined = facts.accepted[0];
    for (const column of logic.columns(field)) {
      const cell = column.read('', read);
      read = cell.ok ? cell.value : read;
    }
    expect(logic.isEmpty(read)).toBe(true);
  });

  it.each(facts.cells ?? [])('reads the cell %j', (text, value) => {
    expect(logic.columns(field)[0]?.read(text, undefined)).toEqual({ ok: true, value });
  });

  it.each(facts.badCells ?? [])('refuses the cell %j with %s', (text, code) => {
    expect(logic.columns(field)[0]?.read(text, undefined)).toMatchObject({ ok: false, code });
  });

  it('shows no difference between equal values and one between others', () => {
    const [first, second] = facts.accepted;
    expect(diffRecords(module, recordOf(first), recordOf(structuredClone(first)))).toEqual([]);
    const changes = diffRecords(module, recordOf(first), recordOf(second));
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.every(({ path }) => path === 'value' || path.startsWith('value.'))).toBe(true);
  });

  it('merges a change of one side and refuses two different ones', () => {
    const [first, second] = facts.accepted;
    const base = recordOf(undefined);
    expect(mergeRecords(module, base, base, recordOf(first))).toEqual({
      merged: recordOf(first),
      conflicts: [],
    });
    expect(mergeRecords(module, base, recordOf(first), base)).toEqual({
      merged: recordOf(first),
      conflicts: [],
    });
    const both = mergeRecords(module, base, recordOf(first), recordOf(second));
    expect(new Set(both.conflicts.map((path) => path.split('.')[0]))).toEqual(new Set(['value']));
  });
});
