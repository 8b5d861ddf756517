import { AppError } from '@quartermaster/contract/errors/app-error';
import { csvHead, csvLine } from '@quartermaster/domain/texts/csv-cells';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableRow } from './cell-table.ts';
import { readCsv } from './csv-reader.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

async function read(text: string, size = 64 * 1024) {
  const { columns, rows } = await readCsv(inPieces(text, size));
  const all: TableRow[] = [];
  for await (const batch of rows) all.push(...batch);
  return { columns, rows: all.map(({ cells }) => cells), numbers: all.map(({ number }) => number) };
}

const refusalOf = (text: string, size: number) =>
  read(text, size).then(
    () => null,
    (problem: unknown) => (problem instanceof AppError ? problem : null),
  );

describe('a CSV file', () => {
  it('numbers its rows as a spreadsheet does: empty lines count, line breaks in cells do not', async () => {
    expect((await read('key,en\na,"two\nlines"\n\n\nb,1\nc,2\n')).numbers).toEqual([2, 5, 6]);
  });

  it('is read with quotation marks and line breaks in its cells', async () => {
    expect(await read('key,en\r\na,"She said ""tea"",\r\nand\nleft"\r\nb,\'=1\r\n')).toMatchObject({
      columns: ['key', 'en'],
      rows: [
        ['a', 'She said "tea",\r\nand\nleft'],
        ['b', '=1'],
      ],
    });
  });

  it.each(['\n', '\r\n', '\r'])('is the same in pieces of any size (%j)', async (newline) => {
    const lines = ['key,"e\nn"', 'a,"x ""y"", z"', '', '"b\r\n",""', 'c,é', '"d",""""'];
    const text = `${lines.join(newline)}${newline}`;
    const whole = await read(text);
    expect(whole.columns).toEqual(['key', 'e\nn']);
    expect(whole.rows).toEqual([
      ['a', 'x "y", z'],
      ['b\r\n', ''],
      ['c', 'é'],
      ['d', '"'],
    ]);
    expect(whole.numbers).toEqual([2, 4, 5, 6]);
    for (let size = 1; size < text.length; size += 1) expect(await read(text, size)).toEqual(whole);
    expect(await read(text.slice(0, -newline.length), 3)).toEqual(whole);
  });

  it('is read as it was written, in pieces of any size', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', '字') });
    const rows = fc.array(fc.tuple(fc.constant('k'), cell), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (written, size) => {
        const text = csvLine(['key', 'en']) + written.map(csvLine).join('');
        expect((await read(text, size)).rows).toEqual(written);
      }),
    );
  });

  it('is refused for a carriage return alone behind a quoted cell, in pieces of any size', async () => {
    for (let size = 1; size < 20; size += 1) {
      const refusal = await refusalOf('key,en\r\na,"b"\rX\r\nc,d\r\n', size);
      expect([refusal?.code, refusal?.params['line']]).toEqual(['import_csv', 2]);
    }
  });

  it('is separated by the sign outside quotes, whatever its columns are called', async () => {
    const names = ['#', 'a;b;c;d', 'e'];
    const file = csvHead(names) + csvLine(['1', '=2', 'x;y']);
    expect(await read(file.slice(1))).toMatchObject({ columns: names, rows: [['1', '=2', 'x;y']] });
  });

  it.each([
    ['a,"b\nc,d\ne,f\n', 'import_csv', 2],
    ['a,"1\n2\n3"\nb,c"d"\n', 'import_csv', 5],
    ['a,"1\n2\n3"\nb,"c"d\n', 'import_csv', 5],
    ['a,"b" \n', 'import_csv', 2],
    ['a, "b"\n', 'import_csv', 2],
    ['a,b\n\nc,"d"e\n', 'import_csv', 4],
    ['a,b\nc,5","x\ny"\n', 'import_csv', 3],
    [`a,b\nc,"${'long\n'.repeat(500_000)}`, 'import_row_too_long', 3],
    [`a,${'x'.repeat(2_000_001)}\n`, 'import_row_too_long', 2],
  ])(
    'that cannot be read is refused with the line where the trouble begins (%#)',
    async (rows, code, line) => {
      for (const size of [rows.length + 7, 64 * 1024, ...(rows.length < 99 ? [1, 2, 3] : [])]) {
        const refusal = await refusalOf(`key,en\n${rows}`, size);
        expect([refusal?.code, refusal?.params['line']]).toEqual([code, line]);
      }
    },
  );
});
