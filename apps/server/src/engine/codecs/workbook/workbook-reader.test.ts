import { describe, expect, it } from 'vitest';
import { workbookFile, type TestWorkbook } from '../../../testing/workbook-file.ts';
import { useTemporaryFolder } from '../../../testing/temporary-folder.ts';
import { openSheet, readSheetNames } from './workbook-reader.ts';

/** Files come in pieces that end anywhere. */
async function* piecesOf(bytes: Buffer, size = 997): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function read(workbook: TestWorkbook, sheet: string | null = null) {
  const bytes = await workbookFile(workbook);
  const table = await openSheet(async () => piecesOf(bytes), sheet);
  try {
    const rows = [];
    for await (const batch of table.rows) rows.push(...batch.map(({ cells }) => cells));
    return { columns: table.columns, rows, sheet: table.sheet, share: table.share() };
  } finally {
    await table.close();
  }
}

const HEAD = '<row r="1"><c r="A1" t="str"><v>id</v></c><c r="B1" t="str"><v>name</v></c></row>';
const rowsOf = async (cells: string, more: Partial<TestWorkbook> = {}) =>
  (await read({ sheets: `${HEAD}<row r="2">${cells}</row>`, ...more })).rows;

const left = useTemporaryFolder();

describe('the cells of a workbook', () => {
  it('are text, numbers in plain notation, and yes or no', async () => {
    const cells =
      '<c r="A2" t="inlineStr"><is><t>007</t></is></c><c r="B2"><v>1.1000000000000001</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" t="n"><v>1E3</v></c><c r="E2" t="str"><f>A1&amp;B1</f><v>=x</v></c>';
    expect(await rowsOf(cells)).toEqual([['007', '1.1', 'true', '1000', '=x']]);
  });

  it('are shared texts, in one piece or several, without their pronunciation', async () => {
    const strings =
      '<si><t>one</t></si><si><r><rPr><b/></rPr><t>two </t></r><r><t xml:space="preserve"> halves</t></r><rPh sb="0" eb="1"><t>ふりがな</t></rPh></si><si><t/></si><si><t>a_x000D_\nb</t></si>';
    const cells = [1, 0, 2, 3].map((index) => `<c t="s"><v>${index}</v></c>`).join('');
    expect(await rowsOf(cells, { strings })).toEqual([['two  halves', 'one', '', 'a\r\nb']]);
  });

  it('find shared texts however many there are', async () => {
    const strings = Array.from({ length: 40_000 }, (_, index) => `<si><t>text ${index}</t></si>`).join('');
    const wanted = [39_999, 0, 511, 512, 20_000, 1, 39_998];
    const cells = wanted.map((index) => `<c t="s"><v>${index}</v></c>`).join('');
    expect(await rowsOf(cells, { strings })).toEqual([wanted.map((index) => `text ${index}`)]);
  });

  it('are dates by their format, in either calendar', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>';
    const cells = [0, 1, 2].map((style) => `<c s="${style}"><v>45658</v></c>`).join('');
    const iso = '<c t="d"><v>2025-01-01T08:00:00</v></c>';
    expect(await rowsOf(cells + iso, { styles })).toEqual([
      ['45658', '2025-01-01', '2025-01-01 00:00:00', '2025-01-01 08:00:00'],
    ]);
    expect(await rowsOf(cells, { styles, is1904: true })).toEqual([
      ['45658', '2029-01-02', '2029-01-02 00:00:00'],
    ]);
  });

  it('are in rows with the numbers that the sheet shows', async () => {
    const cell = (row: number) => `<row r="${row}"><c r="A${row}" t="str"><v>tea</v></c></row>`;
    const bytes = await workbookFile({ sheets: `${HEAD}${cell(4)}<row r="7"/>${cell(9)}` });
    const table = await openSheet(async () => piecesOf(bytes), null);
    const numbers: number[] = [];
    for await (const batch of table.rows) numbers.push(...batch.map(({ number }) => number));
    await table.close();
    expect(numbers).toEqual([4, 9]);
  });

  it('are values of formulae as last calculated, and faults by name and place', async () => {
    const cells =
      '<c r="A2"><f>1+1</f><v>2</v></c><c r="C2" t="e"><f>#REF!+1</f><v>#REF!</v></c><c r="AB2"><f>NOW()</f></c><c r="AC2" t="str"><f>""</f><v></v></c>';
    const [row] = await rowsOf(cells);
    expect(row?.[0]).toBe('2');
    expect(row?.[2]).toEqual({ fault: '#REF!', cell: 'C2' });
    expect(row?.[27]).toEqual({ fault: '=', cell: 'AB2' });
    expect(row).toHaveLength(28);
  });

  it('may be left out, and rows too; empty ones do not count', async () => {
    const sheets =
      '<row r="3"><c r="B3" t="str"><v>id</v></c><c r="D3" t="str"><v> name </v></c><c r="F3" s="4"/></row><row r="4" spans="1:9"><c r="A4" s="2"/></row><row r="9"><c r="D9"><v>5</v></c><c r="F9" s="1"/></row><row><c/><c><v>6</v></c></row><row r="1048576"/>';
    expect(await read({ sheets })).toEqual({
      columns: ['A', 'id', 'C', 'name'],
      rows: [
        ['', '', '', '5'],
        ['', '6'],
      ],
      sheet: 'Sheet1',
      share: 1,
    });
  });

  it('of a merged range have their value in the first', async () => {
    const sheets = `${HEAD}<row r="2"><c r="A2"><v>1</v></c><c r="B2"/></row><row r="3"><c r="A3"/><c r="B3"><v>2</v></c></row>`;
    const merged = {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheets}</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells></worksheet>`,
    };
    expect((await read({ sheets: '', files: merged })).rows).toEqual([['1'], ['', '2']]);
  });

  it('may have names with a prefix', async () => {
    const xml =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c t="inlineStr"><x:is><x:t>id</x:t></x:is></x:c></x:row><x:row r="2"><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const files = { 'xl/worksheets/sheet1.xml': xml };
    expect((await read({ sheets: '', files })).rows).toEqual([['1']]);
  });
});

describe('the sheets of a workbook', () => {
  const sheet = (name: string, state = 'visible') => ({
    name,
    state,
    xml: `<row><c t="str"><v>${name}</v></c></row><row><c><v>1</v></c></row>`,
  });
  const workbook = {
    sheets: [sheet('Old', 'hidden'), sheet('Older', 'veryHidden'), sheet('Items'), sheet('Pets &amp; more')],
  };

  it('are read from the first that people see, or by name', async () => {
    expect((await read(workbook)).columns).toEqual(['Items']);
    expect(await read(workbook, 'Pets & more')).toMatchObject({
      sheet: 'Pets & more',
      columns: ['Pets & more'],
    });
  });

  it('are those that people see', async () => {
    const bytes = await workbookFile(workbook);
    expect(await readSheetNames(async () => piecesOf(bytes))).toEqual(['Items', 'Pets & more']);
  });

  it.each(['Old', 'Nothing'])('%s cannot be chosen', async (name) => {
    await expect(read(workbook, name)).rejects.toMatchObject({ code: 'import_sheet' });
  });

  it('leaves nothing behind', async () => {
    expect(await left()).toEqual([]);
  });
});
