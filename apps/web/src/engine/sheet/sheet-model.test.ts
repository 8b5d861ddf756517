import { resolveModule } from '@quartermaster/domain/core/resolve';
import { describe, expect, it } from 'vitest';
import type { RecordRow } from '../../api/list-records.ts';
import {
  batchOf,
  cellText,
  columnOf,
  isChanged,
  newRow,
  numberedWith,
  rowProblems,
  rowsWith,
  settled,
  sheetColumns,
  storedRow,
  typeCell,
  type SheetColumn,
} from './sheet-model.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'steps',
  family: 'f',
  titles: { title: label, record: label },
  identity: ['track', 'step'],
  fields: {
    track: { kind: 'text', label },
    step: { kind: 'integer', label, min: 1 },
    cost: { kind: 'integer', label, min: 0, max: 100 },
    rate: { kind: 'integer', label, unit: 'bp', optional: true },
    name: { kind: 'localized_text', label, optional: true },
  },
});
const ALL = module.fields.map(({ key }) => key);
const columns = sheetColumns(module, { groupBy: 'track', fields: ALL, language: 'en' });

function column(name: string): SheetColumn {
  const found = columns.find((each) => each.name === name);
  if (!found) throw new Error(`no column ${name}`);
  return found;
}

function record(step: number, cost: number): RecordRow {
  const data = { track: 'a', step, cost, status: 'active', sort_order: 0 };
  return { recordId: `a~${step}`, data, revision: 7, updatedAt: '', updatedBy: null, change: null };
}

describe('a sheet', () => {
  it('leaves out what all its rows have in common', () => {
    const names = columns.map(({ name }) => name);
    expect(names).not.toContain('track');
    expect(names.slice(0, 2)).toEqual(['step', 'cost']);
  });

  it('shows the chosen fields and what names a record; texts of other languages come last', () => {
    const layout = { groupBy: null, fields: ['name', 'cost'], language: 'zh' } as const;
    expect(sheetColumns(module, layout).map(({ name }) => name)).toEqual([
      'track',
      'step',
      'name.zh',
      'cost',
      'name.en',
      'name.jp',
    ]);
  });

  it('knows when a cell is back to what it was', () => {
    const row = storedRow(record(1, 5));
    const edited = typeCell(row, column('cost'), '8');
    expect(isChanged(edited)).toBe(true);
    expect(isChanged(typeCell(edited, column('cost'), '5'))).toBe(false);
  });

  it('numbers a group by itself only where the group is part of the ID', () => {
    expect(numberedWith(module, { track: 'a' })).toEqual({ track: 'a' });
    expect(numberedWith(module, { cost: 5 })).toEqual({});
  });

  it('keeps a text that is no value, and says why', () => {
    const row = typeCell(storedRow(record(1, 5)), column('cost'), 'many');
    expect(cellText(row, column('cost'))).toBe('many');
    expect(row.data['cost']).toBe(5);
    expect(rowProblems(module, row, false)).toMatchObject([{ path: 'cost', blocks: 'save' }]);
  });

  it('checks a value by its field', () => {
    const row = typeCell(storedRow(record(1, 5)), column('cost'), '101');
    expect(rowProblems(module, row, false).map(({ path, code }) => [path, code])).toEqual([
      ['cost', 'less_or_equal'],
    ]);
  });

  it('tells what a draft may carry and a release or players may not, as the form does', () => {
    const name = { en: 'You won {n}', zh: '贏得 {n}', jp: '獲得' };
    const stored = storedRow(record(1, 5));
    const row = { ...stored, data: { ...stored.data, name } };
    const blocked = (scope: 'versioned' | 'environment', isProtected: boolean) =>
      rowProblems({ ...module, scope }, row, isProtected).map(({ path, blocks }) => [path, blocks]);
    expect(blocked('versioned', true)).toEqual([['name', 'release']]);
    expect(blocked('environment', false)).toEqual([['name', 'players']]);
    expect(blocked('environment', true)).toEqual([['name', 'save']]);
    expect(rowProblems(module, stored, false)).toEqual([]);
  });

  it('never changes the identity of a record that exists', () => {
    const row = storedRow(record(1, 5));
    expect(typeCell(row, column('step'), '9')).toBe(row);
  });

  it('reads percent where it shows percent, typed or pasted, with or without the sign', () => {
    const row = typeCell(storedRow(record(1, 5)), column('rate'), '105');
    expect(row.data['rate']).toBe(10_500);
    expect(cellText(row, column('rate'))).toBe('105%');
    for (const text of ['105%', '１０５％', '105.00 %', '10,500 bp'])
      expect(typeCell(storedRow(record(1, 5)), column('rate'), text).data['rate']).toBe(10_500);
  });

  it('counts on in a new row', () => {
    const rows = [storedRow(record(1, 5)), storedRow(record(2, 6))];
    expect(newRow(module, rows, { group: { track: 'a' } }, 'new-1').data).toMatchObject({
      track: 'a',
      step: 3,
      status: 'not_open',
    });
  });

  it('counts on after the last record where it shows only some', () => {
    const start = { group: { track: 'a' }, last: record(40, 1).data };
    expect(newRow(module, [storedRow(record(2, 5))], start, 'new-1').data['step']).toBe(41);
  });

  it('is numbered among the rows that it belongs to', () => {
    const rows = [storedRow(record(2, 5)), storedRow({ ...record(9, 5), data: { track: 'b', step: 9 } })];
    const own = rowsWith(rows, { track: 'a' });
    expect(own.map(({ key }) => key)).toEqual(['a~2']);
    expect(newRow(module, own, { group: { track: 'a' } }, 'new-1').data['step']).toBe(3);
  });

  it('becomes one batch of what differs', () => {
    const first = storedRow(record(1, 5));
    const edited = typeCell(storedRow(record(2, 6)), column('cost'), '9');
    const added = newRow(module, [first, edited], { group: { track: 'a' } }, 'new-1');
    const { rows, changes } = batchOf([first, edited, added], [storedRow(record(3, 1))]);
    expect(rows.map(({ key }) => key)).toEqual(['a~2', 'new-1']);
    expect(changes.map(({ op, recordId }) => [op, recordId])).toEqual([
      ['update', 'a~2'],
      ['create', undefined],
      ['delete', 'a~3'],
    ]);
  });
});

describe('a sheet after a save', () => {
  const first = storedRow(record(1, 5));
  const edited = typeCell(storedRow(record(2, 6)), column('cost'), '9');
  const added = newRow(module, [first, edited], { group: { track: 'a' } }, 'new-1');
  const removed = storedRow(record(4, 1));
  const batch = batchOf([first, edited, added], [removed]);
  const saved = (step: number, cost: number) => ({ ...record(step, cost), revision: 8 });
  const records = [saved(2, 9), saved(3, 0), null];

  it('holds what is stored now', () => {
    const after = settled(module, { rows: [first, edited, added], removed: [removed] }, batch, records);
    expect(after.rows.map(({ key, stored }) => [key, stored?.revision])).toEqual([
      ['a~1', 7],
      ['a~2', 8],
      ['a~3', 8],
    ]);
    expect(after.removed).toEqual([]);
    expect(after.rows.filter(isChanged)).toEqual([]);
  });

  it('keeps what was typed while the save was under way', () => {
    const typed = [
      typeCell(first, column('cost'), '50'),
      typeCell(edited, column('rate'), '2'),
      typeCell(added, column('cost'), 'x'),
    ];
    const { rows } = settled(module, { rows: typed, removed: [removed] }, batch, records);
    expect(rows.map((row) => [row.stored?.revision, row.data['cost'], row.data['rate']])).toEqual([
      [7, 50, undefined],
      [8, 9, 200],
      [8, 0, undefined],
    ]);
    expect(cellText(rows[2] ?? first, column('cost'))).toBe('x');
    expect(rows.filter(isChanged)).toHaveLength(3);
  });

  it('still has to delete what was taken out meanwhile, at its new revision', () => {
    const other = storedRow(record(5, 1));
    const content = { rows: [first], removed: [removed, other, edited] };
    const after = settled(module, content, batch, records);
    expect(after.removed.map(({ stored }) => [stored?.recordId, stored?.revision])).toEqual([
      ['a~5', 7],
      ['a~2', 8],
      ['a~3', 8],
    ]);
  });
});

describe('the cell that says a problem', () => {
  const size = {
    key: 'size',
    values: [
      { value: 'small', label },
      { value: 'large', label },
    ],
  };
  const priced = resolveModule({
    key: 'shop',
    family: 'f',
    titles: { title: label, record: label },
    identity: ['item'],
    fields: {
      item: { kind: 'integer', label },
      prices: {
        kind: 'rows',
        label,
        uniqueBy: 'size',
        columnsOf: 'price',
        fields: { size: { kind: 'enum', label, of: size }, price: { kind: 'integer', label } },
      },
    },
  });
  const shown = sheetColumns(priced, { groupBy: null, fields: ['prices'], language: 'en' });
  const large = shown.findIndex(({ name }) => name === 'prices.large');
  const prices = [
    { size: 'large', price: 9 },
    { size: 'small', price: 5 },
  ];
  const row = storedRow({ ...record(1, 0), data: { item: 1, prices } });

  it('is the one that was typed, where its text cannot be read', () => {
    const cell = shown[large];
    const typed = cell === undefined ? row : typeCell(row, cell, 'abc');
    const [problem] = rowProblems(priced, typed, false);
    expect(columnOf(typed, shown, problem?.path ?? '')).toBe(large);
  });

  it('is that of the row of the value, or else the first of the field', () => {
    expect(columnOf(row, shown, 'prices.0.price')).toBe(large);
    expect(shown[columnOf(row, shown, 'prices.1')]?.name).toBe('prices.small');
    expect(shown[columnOf(row, shown, 'prices')]?.name).toBe('prices.small');
    expect(columnOf(row, shown, 'elsewhere')).toBe(0);
  });
});
