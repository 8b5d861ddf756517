import { issue } from '@quartermaster/domain/core/issue';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import { describe, expect, it } from 'vitest';
import type { RecordRow } from '../../api/list-records.ts';
import {
  changesOf,
  editMany,
  isComplete,
  manyFields,
  operationsOf,
  readFactor,
  refusalsOf,
  withRefusals,
} from './edit-many.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'goods',
  family: 'f',
  titles: { title: label, record: label },
  fields: {
    id: { kind: 'id', label },
    price: { kind: 'integer', label, min: 0, max: 100 },
    tax: { kind: 'integer', label, unit: 'bp', optional: true },
    limit: { kind: 'integer', label, optional: true, words: { 0: label } },
    weekday: { kind: 'integer', label, optional: true, min: 1, max: 2, words: { 1: label, 2: label } },
    effect: { kind: 'text', label, optional: true },
    value: { kind: 'integer', label, optional: true, unitBy: { effect: { yield: 'bp', time: 'minutes' } } },
    weight: { kind: 'decimal', label, decimals: 1, optional: true },
    costs: { kind: 'cost_list', label, optional: true },
    name: { kind: 'localized_text', label, optional: true },
  },
});

function rowOf(id: number, data: RecordData): RecordRow {
  const all = { id, price: 10, status: 'active', sort_order: 0, ...data };
  return { recordId: String(id), data: all, revision: 3, updatedAt: '', updatedBy: null, change: null };
}

const fieldOf = (key: string) => {
  const field = module.fieldByKey.get(key);
  if (!field) throw new Error(`no field ${key}`);
  return field;
};

type Words = { readonly value?: JsonValue; readonly text?: string; readonly find?: string };

function edited(
  key: string,
  operation: 'set' | 'add' | 'multiply' | 'replace' | 'clear',
  words: Words,
  rows: readonly RecordRow[],
) {
  return editMany(module, rows, { field: fieldOf(key), operation, text: '', find: '', ...words }, false);
}

describe('one change of many records', () => {
  it('offers what the kind of the field can take', () => {
    expect(operationsOf(fieldOf('price'))).toEqual(['set', 'add', 'multiply']);
    expect(operationsOf(fieldOf('costs'))).toEqual(['set', 'multiply', 'clear']);
    expect(operationsOf(fieldOf('name'))).toEqual(['set', 'replace', 'clear']);
    expect(manyFields(module).map(({ key }) => key)).not.toContain('id');
  });

  it('leaves out the records that stay as they are', () => {
    const rows = [rowOf(1, { price: 5 }), rowOf(2, { price: 7 })];
    const found = edited('price', 'set', { value: 7 }, rows);
    expect(changesOf(found)).toEqual([
      { op: 'update', recordId: '1', baseRevision: 3, data: { ...rows[0]?.data, price: 7 } },
    ]);
  });

  it.each([
    ['price', 'add', '-3', { price: 10 }, 7],
    ['price', 'multiply', '1.25', { price: 10 }, 13],
    ['price', 'multiply', '１２０％', { price: 10 }, 12],
    ['tax', 'add', '5', { tax: 1000 }, 1500],
    ['weight', 'multiply', '1.1', { weight: 3 }, 3.3],
    [
      'costs',
      'multiply',
      '×2',
      { costs: [{ asset_kind: 'coin', amount: 15 }] },
      [{ asset_kind: 'coin', amount: 30 }],
    ],
  ] as const)('%s: %s %s', (key, operation, text, data, after) => {
    expect(edited(key, operation, { text }, [rowOf(1, data)])[0]?.data[key]).toEqual(after);
  });

  it('leaves a number that stands for something else, such as no limit', () => {
    const rows = [rowOf(1, { limit: 0 }), rowOf(2, { limit: 3 })];
    expect(edited('limit', 'add', { text: '5' }, rows).map(({ data }) => data['limit'])).toEqual([8]);
    expect(edited('weekday', 'add', { text: '1' }, [rowOf(1, { weekday: 1 })])[0]?.data['weekday']).toBe(2);
  });

  it('reads an addend in the unit of each record', () => {
    const rows = [rowOf(1, { effect: 'yield', value: 1000 }), rowOf(2, { effect: 'time', value: 10 })];
    const found = edited('value', 'add', { text: '5' }, rows);
    expect(found.map(({ data }) => data['value'])).toEqual([1500, 15]);
  });

  it('replaces a text in every language and no sign of it is an instruction', () => {
    const name = { en: 'Tea $1', zh: '茶 $1', key: 'tea.$1' };
    const [found] = edited('name', 'replace', { find: '$1', text: '$&!' }, [rowOf(1, { name })]);
    expect(found?.data['name']).toEqual({ en: 'Tea $&!', zh: '茶 $&!', key: 'tea.$1' });
  });

  it('clears a field, and passes over records without a number', () => {
    expect(edited('tax', 'clear', {}, [rowOf(1, { tax: 5 })])[0]?.data).not.toHaveProperty('tax');
    expect(edited('tax', 'add', { text: '5' }, [rowOf(1, {})])).toEqual([]);
  });

  it('tells which records would be refused', () => {
    const rows = [rowOf(1, { price: 10 }), rowOf(2, { price: 60 })];
    const found = edited('price', 'multiply', { text: '2' }, rows);
    expect(found.map(({ row, isRefused }) => [row.recordId, isRefused])).toEqual([
      ['1', false],
      ['2', true],
    ]);
  });

  it('takes over what the server refused, record by record', () => {
    const rows = [rowOf(1, { price: 10 }), rowOf(2, { price: 20 })];
    const found = edited('price', 'add', { text: '1' }, rows);
    const refusals = refusalsOf(found, [issue('1.price', 'period_locked', { until: 'x' })]);
    const after = withRefusals(found, refusals);
    expect(after.map(({ isRefused, issues }) => [isRefused, issues.map(({ path }) => path)])).toEqual([
      [false, []],
      [true, ['price']],
    ]);
  });

  it('is incomplete without a number, a factor or the text to look for', () => {
    const edit = { field: fieldOf('price'), text: '', find: '' };
    expect(isComplete({ ...edit, operation: 'set' })).toBe(false);
    expect(isComplete({ ...edit, operation: 'set', value: 0 })).toBe(true);
    expect(isComplete({ ...edit, operation: 'add', text: 'many' })).toBe(false);
    expect(isComplete({ ...edit, operation: 'replace', text: 'x' })).toBe(false);
    expect(isComplete({ ...edit, operation: 'clear' })).toBe(true);
    expect(readFactor('about 2')).toBeNull();
  });
});
