import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_SHARED_STRINGS } from './shared-strings.ts';
import { readSheetRows } from './sheet-rows.ts';
import { openArchive } from './workbook-archive.ts';
import { openSheet } from './workbook-reader.ts';
import { packWorkbook, sheetHead, sheetRow, SHEET_TAIL, type WrittenCell } from './workbook-writer.ts';

const write = (columns: readonly string[], rows: readonly (readonly WrittenCell[])[]): Promise<Buffer> =>
  buffer(
    packWorkbook(
      Readable.from([sheetHead(columns), ...rows.map((row, index) => sheetRow(index + 2, row)), SHEET_TAIL]),
      'item-setting',
    ),
  );

async function read(bytes: Buffer) {
  const table = await openSheet(async () => Readable.from([bytes]), null);
  const rows = [];
  for await (const batch of table.rows) rows.push(...batch.map(({ cells }) => cells));
  await table.close();
  return { sheet: table.sheet, columns: table.columns, rows };
}

async function partOf(bytes: Buffer, name: string): Promise<string> {
  const archive = await openArchive(async () => Readable.from([bytes]));
  const { bytes: content } = archive.read(name);
  const text = (await buffer(content)).toString();
  await archive.close();
  return text;
}

describe('a written workbook', () => {
  it('has texts that stay texts, numbers that are numbers, and a heading that stays in sight', async () => {
    const texts = ['=1+1', '=HYPERLINK("http://x")', '@cmd', "'=1", '007', '1e5', '-1', 'TRUE', ' x '];
    const bytes = await write(
      ['id', ...texts.map((_text, index) => `t${index}`)],
      [
        [7, ...texts],
        [1.5, true],
      ],
    );
    expect(await read(bytes)).toEqual({
      sheet: 'item-setting',
      columns: ['id', ...texts.map((_text, index) => `t${index}`)],
      rows: [
        ['7', ...texts],
        ['1.5', 'true'],
      ],
    });
    const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml');
    expect(xml).not.toContain('<f>');
    expect(xml).toContain('<c r="A2"><v>7</v></c><c r="B2" s="1" t="inlineStr">');
    expect(xml).toContain('state="frozen"');
  });

  it('comes back as it was, whatever its cells hold', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.maxSafeInteger(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 20 }), async (cells) => {
        const xml = [sheetHead(['id']), sheetRow(2, cells), SHEET_TAIL].join('');
        const sources = { is1904: false, dateFormats: [], strings: NO_SHARED_STRINGS };
        const rows = [];
        for await (const row of readSheetRows(Readable.from([Buffer.from(xml)]), sources))
          rows.push(row.cells);
        const texts = cells.map((each) => (Object.is(each, -0) ? '0' : String(each)));
        while (texts.at(-1) === '') texts.pop();
        expect(rows.slice(1)).toEqual(texts.length === 0 ? [] : [texts]);
      }),
    );
  });

  it('is the same file for the same records', async () => {
    expect(await write(['id'], [[1]])).toEqual(await write(['id'], [[1]]));
  });

  it('ends when its reader goes away, and fails when its rows do', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield sheetRow(2, ['x'.repeat(1000)]);
      })(),
    );
    const file = packWorkbook(endless, 'x');
    file.once('data', () => file.destroy());
    await finished(endless).catch(() => undefined);
    expect(endless.destroyed).toBe(true);
    const rows = new PassThrough();
    const failing = packWorkbook(rows, 'x');
    rows.destroy(new Error('the database went away'));
    await expect(buffer(failing)).rejects.toThrow('the database went away');
  });
});
