import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';

/** A cell that shows an error instead of a value (`#REF!`), and where it is. */
export type CellFault = { readonly fault: string; readonly cell: string };

/** The fault of a formula whose value no program has calculated yet. */
export const NOT_CALCULATED = '=';

export function isCellFault(cell: JsonValue | undefined): cell is CellFault {
  return isJsonObject(cell) && typeof cell['fault'] === 'string' && typeof cell['cell'] === 'string';
}

/** What a table holds in one place. */
export type TableCell = string | CellFault;

/** A row of a table, numbered as the file numbers it: its heading is row 1, and empty rows count. */
export type TableRow = { readonly number: number; readonly cells: readonly TableCell[] };

/** Column names, and the rows below them in batches. */
export type CellTable = {
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly TableRow[]>;
};
