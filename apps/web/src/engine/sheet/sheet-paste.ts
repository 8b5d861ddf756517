import { typeCell, type SheetColumn, type SheetRow } from './sheet-model.ts';

/** Cells of a block copied from a spreadsheet: tabs between columns, quotes around cells with line breaks. */
export function readBlock(text: string): readonly (readonly string[])[] {
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

type Paste = {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  readonly at: { readonly row: number; readonly column: number };
  readonly block: readonly (readonly string[])[];
  /** Makes the rows that a block reaching below the sheet needs. */
  readonly addRow: (rows: readonly SheetRow[]) => SheetRow;
};

/** The sheet after a block was pasted, how many cells it filled, and whether it was wider than the sheet. */
export function pasteBlock({ rows, columns, at, block, addRow }: Paste) {
  const next = [...rows];
  let cells = 0;
  block.forEach((texts, offset) => {
    const index = at.row + offset;
    let row = next[index] ?? addRow(next);
    texts.forEach((text, shift) => {
      const column = columns[at.column + shift];
      if (!column) return;
      row = typeCell(row, column, text);
      cells += 1;
    });
    next[index] = row;
  });
  const width = Math.max(0, ...block.map((texts) => texts.length));
  return { rows: next, cells, isTooWide: at.column + width > columns.length };
}
