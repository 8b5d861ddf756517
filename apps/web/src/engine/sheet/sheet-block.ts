import { heightOf, widthOf, type CellRange } from './cell-range.ts';
import { cellText, typeCell, type SheetColumn, type SheetRow } from './sheet-model.ts';

type Block = readonly (readonly string[])[];
type Cells = { readonly rows: readonly SheetRow[]; readonly columns: readonly SheetColumn[] };

/** Cells of a block copied from a spreadsheet: tabs between columns, quotes around cells with line breaks. */
export function readBlock(text: string): Block {
  const rows: string[][] = [[]];
  const pattern = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/g;
  for (const [whole, cell = '', end] of text.matchAll(pattern)) {
    if (whole === '') break;
    rows
      .at(-1)
      ?.push(
        cell.startsWith('"') && cell.endsWith('"') && cell.length > 1
          ? cell.slice(1, -1).replaceAll('""', '"')
          : cell,
      );
    if (end !== '\t' && end !== '') rows.push([]);
  }
  return rows.at(-1)?.length === 0 ? rows.slice(0, -1) : rows;
}

/** A block as spreadsheets copy it. */
export function writeBlock(block: Block): string {
  return block.map((texts) => texts.map(quoted).join('\t')).join('\n');
}

const quoted = (text: string): string =>
  /[\t\r\n]/.test(text) || text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;

/** The texts of a range of cells. */
export function blockOf({ rows, columns }: Cells, range: CellRange): Block {
  const chosen = columns.slice(range.left, range.right + 1);
  return rows.slice(range.top, range.bottom + 1).map((row) => chosen.map((column) => cellText(row, column)));
}

/** The rows with a text in each cell of a range. */
export function fillRange(cells: Cells, range: CellRange, textOf: (column: SheetColumn) => string) {
  const chosen = cells.columns.slice(range.left, range.right + 1);
  return cells.rows.map((row, index) =>
    index < range.top || index > range.bottom
      ? row
      : chosen.reduce((filled, column) => typeCell(filled, column, textOf(column)), row),
  );
}

/** The rows with the first row of a range repeated below it; a single row repeats the one above. */
export function fillDown(cells: Cells, range: CellRange): readonly SheetRow[] {
  const source = cells.rows[heightOf(range) === 1 ? range.top - 1 : range.top];
  return source === undefined ? cells.rows : fillRange(cells, range, (column) => cellText(source, column));
}

type Paste = Cells & {
  readonly range: CellRange;
  readonly block: Block;
  /** Makes the rows that a block reaching below the sheet needs. */
  readonly addRow: (rows: readonly SheetRow[]) => SheetRow;
};

/** The sheet after a block was pasted, how many cells it filled, and whether it was wider than the sheet. */
export function pasteBlock({ rows, columns, range, block, addRow }: Paste) {
  const next = [...rows];
  let cells = 0;
  let isTooWide = false;
  repeated(block, range).forEach((texts, offset) => {
    const index = range.top + offset;
    let row = next[index] ?? addRow(next);
    texts.forEach((text, shift) => {
      const column = columns[range.left + shift];
      if (column === undefined) isTooWide = true;
      else {
        row = typeCell(row, column, text);
        cells += 1;
      }
    });
    next[index] = row;
  });
  return { rows: next, cells, isTooWide };
}

/** A block goes into a range as often as the range is a multiple of it, as in any spreadsheet. */
function repeated(block: Block, range: CellRange): Block {
  const width = Math.max(0, ...block.map((texts) => texts.length));
  const fits = width > 0 && heightOf(range) % block.length === 0 && widthOf(range) % width === 0;
  if (!fits) return block;
  const rows = Array.from({ length: heightOf(range) }, (_, index) => block[index % block.length] ?? []);
  return rows.map((texts) =>
    Array.from({ length: widthOf(range) }, (_, index) => texts[index % width] ?? ''),
  );
}
