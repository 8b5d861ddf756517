import type { ResolvedModule } from '@quartermaster/domain/core/module';
import {
  isJsonObject,
  plainText,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';
import { bundleRecordText } from '@quartermaster/domain/bundle/bundle-record';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { mergeRecords } from '@quartermaster/domain/diff/merge-records';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { registry } from '@quartermaster/domain/modules/index';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { duplicateRecord } from '@quartermaster/domain/record/duplicate-record';
import { identityFromRecordId, parentIdOf, recordIdOf } from '@quartermaster/domain/record/identity';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { describe, expect, it } from 'vitest';
import { sampleKinds } from '../modules/sample-kinds.ts';
import { sampleModules } from '../modules/sample-modules.ts';
import { validRecord } from '../records/valid-record.ts';

const modules: readonly (readonly [string, ResolvedModule])[] = [
  ...sampleModules(),
  ...sampleKinds(),
  ...registry.modules,
].map((module) => [module.key, module] as const);

/** A record as a CSV file carries it. */
function throughCells(module: ResolvedModule, record: RecordData): RecordData {
  const read: Record<string, JsonValue> = {};
  for (const field of module.fields) {
    for (const column of fieldKindLogic(field.kind).columns(field)) {
      const text = column.print(record[field.key]);
      const cell = text === '' ? null : column.read(text, read[field.key]);
      if (cell?.ok === false) throw new Error(`${column.name}: ${cell.code}`);
      if (cell?.value !== undefined) read[field.key] = cell.value;
    }
  }
  return normalizeRecord(module, read);
}

const toObject = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

describe.each(modules)('%s', (_key, module) => {
  const base = validRecord(module, {}, 1);
  const other = validRecord(module, {}, 2);
  const changed = module.fields
    .map(({ key }) => key)
    .filter((key) => canonicalJson(base[key] ?? null) !== canonicalJson(other[key] ?? null));
  /** The first record with the other's values in some fields. */
  const withOther = (keys: readonly string[]): RecordData => ({
    ...base,
    ...Object.fromEntries(keys.flatMap((key) => (other[key] === undefined ? [] : [[key, other[key]]]))),
  });

  it('survives a CSV and a JSON file', () => {
    expect(throughCells(module, base)).toEqual(base);
    expect(normalizeRecord(module, JSON.parse(JSON.stringify(base)) as RecordData)).toEqual(base);
  });

  it('starts new records with values that its fields accept', () => {
    const start = newRecord(module);
    // A group starts with the parts that have a default; people fill in the others.
    const groups = Object.keys(start).filter((key) => module.fieldByKey.get(key)?.kind === 'group');
    const parts = groups.map((key) => [key, { ...toObject(base[key]), ...toObject(start[key]) }]);
    const filled = { ...base, ...start, ...Object.fromEntries(parts) };
    expect(validateFields(module, normalizeRecord(module, filled), { byConsole: true })).toEqual([]);
  });

  it('shows exactly the fields that differ', () => {
    const paths = diffRecords(module, base, other).map(({ path }) => path.split('.')[0] ?? '');
    expect(new Set(paths)).toEqual(new Set(changed));
    expect(diffRecords(module, base, structuredClone(base))).toEqual([]);
  });

  it('joins edits of different fields in either order, and refuses two of one field', () => {
    const half = Math.ceil(changed.length / 2);
    const [mine, theirs] = [withOther(changed.slice(0, half)), withOther(changed.slice(half))];
    const whole = withOther(changed);
    for (const [left, right] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const { merged, conflicts } = mergeRecords(module, base, left, right);
      expect(conflicts).toEqual([]);
      expect(normalizeRecord(module, merged)).toEqual(normalizeRecord(module, whole));
    }
    expect(mergeRecords(module, base, whole, base)).toEqual({ merged: whole, conflicts: [] });
    expect(mergeRecords(module, base, whole, structuredClone(whole)).conflicts).toEqual([]);
  });

  it('opens records of an earlier shape', () => {
    const { renamed, removed } = module.evolution;
    const old = Object.fromEntries(Object.entries(base).filter(([key]) => !(key in module.defaults)));
    for (const [oldKey, newKey] of Object.entries(renamed)) {
      old[oldKey] = base[newKey] ?? null;
      delete old[newKey];
    }
    for (const key of removed) old[key] = 'gone';
    const read = readRecord(module, { ...old, of_a_later_release: 1 });
    expect(read['of_a_later_release']).toBe(1);
    expect([...Object.keys(renamed), ...removed].filter((key) => key in read)).toEqual([]);
    expect(read).toMatchObject(module.defaults);
  });

  it('copies under another identity, not open yet', () => {
    const identity = identityFromRecordId(module, recordIdOf(module, other));
    const copy = duplicateRecord(module, base, identity);
    expect(recordIdOf(module, copy)).toBe(recordIdOf(module, other));
    expect(copy['status']).toBe('not_open');
  });

  it('says nothing to the game that staff say to each other', () => {
    const text = bundleRecordText(module, '1', { ...base, remark: 'between us' });
    expect(text).not.toContain('between us');
    expect(text).toContain('"data"');
  });

  it('knows the parent of a record by its id, and names it', () => {
    const { parent } = module;
    const parentId = parent === null ? null : plainText(base[parent.field] ?? '');
    expect(parentIdOf(module, recordIdOf(module, base))).toBe(parentId);
    if (parent === null) return;
    const named = referencesOf(module, base).filter(({ path }) => path === parent.field);
    expect(named).toMatchObject([{ module: parent.module, id: parentId }]);
  });
});
