import { resolveModule } from '@quartermaster/domain/core/resolve';
import { describe, expect, it } from 'vitest';
import { lockOf, NO_LOCKS, withoutLocked, type SheetLocks } from './sheet-locks.ts';
import { fillRange } from './sheet-block.ts';
import { sheetColumns, storedRow, type SheetColumn } from './sheet-model.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'goods',
  family: 'f',
  titles: { title: label, record: label },
  identity: ['id'],
  fields: {
    id: { kind: 'integer', label },
    price: { kind: 'integer', label, min: 0 },
    stock: { kind: 'integer', label, min: 0 },
  },
});
const columns = sheetColumns(module, { groupBy: null, fields: ['price', 'stock'], language: 'en' });
const rows = [1, 2].map((id) =>
  storedRow({
    recordId: String(id),
    revision: 3,
    data: { id, price: 10, stock: 5 },
    updatedAt: '2026-11-27 00:00:00',
    updatedBy: null,
    change: null,
  }),
);
const sold: SheetLocks = new Map([['1', { recordId: '1', fields: ['price'], heldBy: 'use', until: null }]]);
const column = (name: string): SheetColumn => {
  const found = columns.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no column ${name}`);
  return found;
};
const all = { top: 0, bottom: 1, left: 1, right: 2 };

describe('a locked cell of a sheet', () => {
  it('says why it takes no input, in the words of a save', () => {
    const [first, second] = rows;
    if (!first || !second) throw new Error('no rows');
    expect(lockOf(sold, first, column('price'))).toMatchObject({ code: 'fixed' });
    expect(lockOf(sold, first, column('stock'))).toBeNull();
    expect(lockOf(sold, second, column('price'))).toBeNull();
    const running: SheetLocks = new Map([
      ['2', { recordId: '2', fields: ['price'], heldBy: 'period', until: '2026-12-12 03:00:00' }],
    ]);
    expect(lockOf(running, second, column('price'))).toMatchObject({
      code: 'period_locked',
      params: { until: '2026-12-12 03:00:00' },
    });
    const endless: SheetLocks = new Map([
      ['2', { recordId: '2', fields: ['price'], heldBy: 'period', until: null }],
    ]);
    expect(lockOf(endless, second, column('price'))?.params).toEqual({ field: 'price' });
  });

  it('stays as it is where a block is filled or pasted, and is counted', () => {
    const filled = fillRange({ rows, columns }, all, () => '7');
    const { rows: kept, skipped } = withoutLocked(sold, columns, rows, filled);
    expect(kept.map(({ data }) => [data['price'], data['stock']])).toEqual([
      [10, 7],
      [7, 7],
    ]);
    expect(skipped).toBe(1);
    const text = fillRange({ rows, columns }, all, () => 'many');
    const refused = withoutLocked(sold, columns, rows, text).rows.map((row) => Object.keys(row.refused));
    expect(refused).toEqual([['stock'], ['price', 'stock']]);
    expect(withoutLocked(NO_LOCKS, columns, rows, filled)).toEqual({ rows: filled, skipped: 0 });
  });
});
