import { resolveModule } from '@quartermaster/domain/core/resolve';
import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf } from './cell-range.ts';
import { findCells } from './find-cells.ts';
import { summaryOf } from './range-summary.ts';
import { blockOf, fillDown, fillRange, pasteBlock, readBlock, writeBlock } from './sheet-block.ts';
import { newRow, sheetColumns, storedRow, type SheetRow } from './sheet-model.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'prices',
  family: 'f',
  titles: { title: label, record: label },
  fields: {
    id: { kind: 'id', label },
    price: { kind: 'integer', label, min: 0 },
    tax: { kind: 'integer', label, unit: 'bp', optional: true },
    note: { kind: 'text', label, optional: true },
  },
  display: { title: 'id' },
});
const columns = sheetColumns(module, { groupBy: null, fields: ['price', 'tax', 'note'], language: 'en' });
const [ID, PRICE, TAX, NOTE] = [0, 1, 2, 3] as const;

const rowOf = (id: number, price: number, tax = 500): SheetRow =>
  storedRow({
    recordId: String(id),
    data: { id, price, tax },
    revision: 1,
    updatedAt: '',
    updatedBy: null,
    change: null,
  });
const rows = [rowOf(1, 10), rowOf(2, 20), rowOf(3, 40)];
const cells = { rows, columns };
const at = (row: number, column: number) => ({ row, column });
const prices = (changed: readonly SheetRow[]) => changed.map(({ data }) => data['price']);

function paste(range: ReturnType<typeof rangeOf>, text: string) {
  const addRow = (now: readonly SheetRow[]) => newRow(module, now, { group: {} }, `new-${now.length}`);
  return pasteBlock({ ...cells, range, block: readBlock(text), addRow });
}

describe('a block of cells', () => {
  it('is read with quotes, line breaks inside cells and a last line end', () => {
    expect(readBlock('1\t"two\nlines"\r\n3\t"say ""hi"""\n')).toEqual([
      ['1', 'two\nlines'],
      ['3', 'say "hi"'],
    ]);
    expect(readBlock('\t5')).toEqual([['', '5']]);
  });

  it('is copied as it is read again, whatever is in its cells', () => {
    const texts = array(array(string({ minLength: 1 }), { minLength: 2, maxLength: 2 }), {
      minLength: 1,
      maxLength: 4,
    });
    assert(
      property(texts, (block) => {
        expect(readBlock(writeBlock(block))).toEqual(block);
      }),
    );
  });

  it('is copied from the range whichever way it was drawn', () => {
    expect(blockOf(cells, rangeOf(at(1, TAX), at(0, PRICE)))).toEqual([
      ['10', '5%'],
      ['20', '5%'],
    ]);
  });

  it('fills cells, adds rows below and tells what did not fit', () => {
    const one = rangeOf(at(2, PRICE), at(2, PRICE));
    const pasted = paste(one, '7\n8');
    expect(prices(pasted.rows)).toEqual([10, 20, 7, 8]);
    expect(pasted.rows[3]?.data['id']).toBe(4);
    expect(pasted).toMatchObject({ cells: 2, isTooWide: false });
    expect(paste(rangeOf(at(0, NOTE), at(0, NOTE)), 'a\tb')).toMatchObject({ cells: 1, isTooWide: true });
  });

  it('goes into a larger range as often as it fits, and only once where it does not', () => {
    expect(prices(paste(rangeOf(at(0, PRICE), at(2, PRICE)), '9').rows)).toEqual([9, 9, 9]);
    expect(prices(paste(rangeOf(at(0, PRICE), at(2, PRICE)), '1\n2').rows)).toEqual([1, 2, 40]);
  });
});

describe('a range', () => {
  it('is filled with one text, but for identities of records that exist', () => {
    const filled = fillRange(cells, rangeOf(at(0, ID), at(1, PRICE)), () => '5');
    expect(prices(filled)).toEqual([5, 5, 40]);
    expect(filled[0]?.data['id']).toBe(1);
    expect(filled[2]).toBe(rows[2]);
  });

  it('is filled down from its first row, a single row from the one above', () => {
    expect(prices(fillDown(cells, rangeOf(at(0, PRICE), at(2, PRICE))))).toEqual([10, 10, 10]);
    expect(prices(fillDown(cells, rangeOf(at(2, PRICE), at(2, PRICE))))).toEqual([10, 20, 20]);
    expect(fillDown(cells, rangeOf(at(0, PRICE), at(0, PRICE)))).toEqual(rows);
  });

  it('has a sum and an average of its numbers in their unit, none of different units', () => {
    const summary = (left: number, right: number) =>
      summaryOf(rows, columns, rangeOf(at(0, left), at(2, right)), String);
    expect(summary(PRICE, PRICE)).toEqual({ filled: 3, numbers: { sum: '70', average: String(70 / 3) } });
    expect(summary(TAX, NOTE)).toEqual({ filled: 3, numbers: { sum: '15%', average: '5%' } });
    expect(summary(PRICE, TAX)).toEqual({ filled: 6, numbers: null });
    expect(summary(NOTE, NOTE)).toEqual({ filled: 0, numbers: null });
  });
});

it('finds cells by a part of their text, of any case and width', () => {
  const named = [{ ...rowOf(1, 10), data: { id: 1, price: 210, note: 'Amber Tea' } }, rowOf(2, 21)];
  expect(findCells(named, columns, 'TEA')).toEqual([at(0, NOTE)]);
  expect(findCells(named, columns, '２１')).toEqual([at(0, PRICE), at(1, PRICE)]);
  expect(findCells(named, columns, ' ')).toEqual([]);
});
