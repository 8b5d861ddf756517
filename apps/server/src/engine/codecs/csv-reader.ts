import { parse, CsvError } from 'csv-parse/sync';
import { unescapeFormula } from './csv-cells.ts';

/** A table read from a file: column names and one list of cells per row. */
export type CellTable = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Why a file cannot be read as a table; `line` counts from 1. */
export class TableProblem extends Error {
  readonly code: 'csv_broken' | 'columns_duplicate' | 'file_empty' | 'json_broken' | 'json_not_records';
  readonly params: { readonly line?: number; readonly column?: string };

  constructor(code: TableProblem['code'], params: TableProblem['params'] = {}) {
    super(code);
    this.name = 'TableProblem';
    this.code = code;
    this.params = params;
  }
}

/**
 * Reads RFC 4180 text whose first line names the columns. Comma, semicolon and tab separate cells
 * (the one that occurs most in the first line is taken); quotes may hold line breaks.
 * @throws TableProblem
 */
export function readCsv(text: string): CellTable {
  const lines = parseLines(text);
  const [header, ...rows] = lines;
  if (header === undefined) throw new TableProblem('file_empty');
  const columns = header.map((name) => name.trim());
  const repeated = columns.find((name, index) => columns.indexOf(name) !== index);
  if (repeated !== undefined) throw new TableProblem('columns_duplicate', { column: repeated });
  return { columns, rows };
}

function parseLines(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      cast: unescapeFormula,
    }) as string[][];
  } catch (error) {
    if (error instanceof CsvError) throw new TableProblem('csv_broken', { line: Number(error['lines'] ?? 0) });
    throw error;
  }
}

function separatorOf(text: string): string {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: firstLine.split(separator).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
