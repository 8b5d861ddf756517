import { AppError } from '@quartermaster/contract/errors/app-error';
import { refuseTooLarge } from '../table-limits.ts';
import { NOT_CALCULATED, type TableCell, type TableRow } from '../cell-table.ts';
import type { ByteSource } from '../text-decoding.ts';
import { columnLetters, columnOf } from './cell-address.ts';
import { readCellText } from './cell-text.ts';
import { dateText, isoDateText } from './date-cells.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { WorkbookParts } from './workbook-parts.ts';
import { readXml, type Attributes, type XmlEvents } from './xml-reader.ts';

/** What the cells of a sheet point at. */
type CellSources = Pick<WorkbookParts, 'is1904' | 'dateFormats'> & { readonly strings: SharedStrings };

/** The rows of a sheet that hold anything, as it is read; cells behind the last filled one are left out. */
export function readSheetRows(bytes: ByteSource, sources: CellSources): AsyncGenerator<TableRow> {
  return readXml(bytes, (emit) => rowEvents(emit, sources));
}

type OpenCell = {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  isFormula: boolean;
  /** Null: the cell has no value, not even an empty one. */
  content: string | null;
};

/** `row` holds `c`, which holds a value `v` or a text `is`/`t`, and beside it maybe the formula `f`. */
function rowEvents(emit: (row: TableRow) => void, sources: CellSources): XmlEvents {
  let row: TableCell[] = [];
  let rowNumber = 0;
  let next = 0;
  let cell: OpenCell | null = null;
  let isReading = false;
  return {
    open(name, attributes) {
      if (name === 'row') {
        rowNumber = Number(attributes['r'] ?? rowNumber + 1);
        [row, next] = [[], 0];
      } else if (name === 'c') {
        cell = openCell(attributes, next);
        next = cell.column + 1;
      } else if (cell !== null && (name === 'v' || name === 't')) {
        isReading = true;
        cell.content ??= '';
      } else if (cell !== null && name === 'f') cell.isFormula = true;
    },
    text(content) {
      if (isReading && cell !== null) cell.content += content;
    },
    close(name) {
      if (name === 'v' || name === 't') isReading = false;
      else if (name === 'c' && cell !== null) {
        putCell(row, cell, valueOf(cell, rowNumber, sources));
        cell = null;
      } else if (name === 'row' && row.length > 0) emit({ number: rowNumber, cells: row });
    },
  };
}

function openCell({ r: address, t: type = 'n', s: style = '0' }: Attributes, next: number): OpenCell {
  const column = address === undefined ? next : (columnOf(address) ?? next);
  return { column, type, style: Number(style), isFormula: false, content: null };
}

/** Keeps the row without gaps: cells that a sheet leaves out are empty. */
function putCell(row: TableCell[], { column }: OpenCell, value: TableCell): void {
  if (value === '') return;
  refuseTooLarge(column + 1, 0);
  while (row.length < column) row.push('');
  row[column] = value;
}

function valueOf(cell: OpenCell, rowNumber: number, sources: CellSources): TableCell {
  const { content, type, column } = cell;
  const place = `${columnLetters(column)}${rowNumber}`;
  if (content === null) return cell.isFormula ? { fault: NOT_CALCULATED, cell: place } : '';
  if (content === '') return '';
  switch (type) {
    case 's':
      return sources.strings.at(Number(content));
    case 'b':
      return content === '1' || content === 'true' ? 'true' : 'false';
    case 'd':
      return isoDateText(content);
    case 'e':
      return { fault: content, cell: place };
    case 'n':
      return numberText(content, cell.style, sources);
    case 'str':
    case 'inlineStr':
      return readCellText(content);
    default:
      throw new AppError('import_workbook');
  }
}

/** Spreadsheet programs write `1.1000000000000001` for the number 1.1. */
function numberText(content: string, style: number, { dateFormats, is1904 }: CellSources): string {
  const number = Number(content);
  if (!Number.isFinite(number)) throw new AppError('import_workbook');
  const format = dateFormats[style] ?? null;
  return format === null ? String(number) : dateText(number, format, is1904);
}
