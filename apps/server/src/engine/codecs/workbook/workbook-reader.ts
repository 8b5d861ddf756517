import { AppError } from '@quartermaster/contract/errors/app-error';
import { columnNames } from '../column-names.ts';
import type { CellTable, TableCell, TableRow } from '../cell-table.ts';
import { inBatches } from '../in-batches.ts';
import type { OpenBytes } from '../text-decoding.ts';
import { columnLetters } from './cell-address.ts';
import { NO_SHARED_STRINGS, storeSharedStrings } from './shared-strings.ts';
import { readSheetRows } from './sheet-rows.ts';
import { openArchive, type Archive } from './workbook-archive.ts';
import { readWorkbookParts } from './workbook-parts.ts';

/** A table in a sheet of a workbook. The caller that opens it closes it. */
export type SheetTable = CellTable & {
  readonly sheet: string;
  /** 0 to 1: how much of the sheet was read. */
  readonly share: () => number;
  readonly close: () => Promise<void>;
};

/** The names of a workbook's visible sheets, in their order. */
export async function readSheetNames(open: OpenBytes): Promise<readonly string[]> {
  const archive = await openArchive(open);
  try {
    const { sheets } = await readWorkbookParts(archive);
    return sheets.map(({ name }) => name);
  } finally {
    await archive.close();
  }
}

/**
 * Reads the table in a sheet whose first filled row names the columns, as it comes; the first
 * visible sheet unless one is named.
 * @throws AppError `import_…`: which of them says what is wrong with the file; the rows may throw as well
 */
export async function openSheet(open: OpenBytes, name: string | null): Promise<SheetTable> {
  const archive = await openArchive(open);
  try {
    return await readTable(archive, name);
  } catch (problem) {
    await archive.close();
    throw problem;
  }
}

async function readTable(archive: Archive, name: string | null): Promise<SheetTable> {
  const parts = await readWorkbookParts(archive);
  const sheet = parts.sheets.find((each) => name === null || each.name === name);
  if (sheet === undefined)
    throw name === null ? new AppError('import_empty') : new AppError('import_sheet', { sheet: name });
  const strings =
    parts.strings === null
      ? NO_SHARED_STRINGS
      : await storeSharedStrings(archive.read(parts.strings).bytes, archive.folder);
  const { bytes, share } = archive.read(sheet.part);
  const rows = readSheetRows(bytes, { ...parts, strings });
  const close = async (): Promise<void> => {
    await rows.return(undefined);
    await archive.close();
  };
  try {
    const columns = await readHeading(rows);
    return { sheet: sheet.name, columns, rows: inBatches(rows, columns.length), share, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

async function readHeading(rows: AsyncGenerator<TableRow>): Promise<readonly string[]> {
  const heading = await rows.next();
  if (heading.done === true) throw new AppError('import_empty');
  return columnNames(heading.value.cells.map(headingText));
}

/** A column without a name is called by its letter, so that its values are not lost unseen. */
function headingText(cell: TableCell, index: number): string {
  const text = typeof cell === 'string' ? cell : cell.fault;
  return text.trim() === '' ? columnLetters(index) : text;
}
