import { AppError } from '@quartermaster/contract/errors/app-error';
import { parse, CsvError } from 'csv-parse/sync';
import { unescapeFormula } from './csv-cells.ts';
import { refuseTooLarge, TABLE_LIMITS } from './table-limits.ts';

/** A table read from a file: column names and one list of cells per row. */
export type CellTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/**
 * Reads RFC 4180 text whose first line names the columns. Comma, semicolon and tab separate cells
 * (the one that occurs most in the first line is taken); quotes may hold line breaks.
 * @throws AppError `import_csv`, `import_empty`, `import_too_large`, `import_columns`
 */
export function readCsv(text: string): CellTable {
  const lines = parseLines(text);
  const [header, ...rows] = lines;
  if (header === undefined || rows.length === 0) throw new AppError('import_empty');
  refuseTooLarge(header.length, rows.length);
  const columns = header.map((name) => name.trim());
  const repeated = columns.find((name, index) => columns.indexOf(name) !== index);
  if (repeated !== undefined) throw new AppError('import_columns', { column: repeated });
  return { columns, rows };
}

function parseLines(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      // The heading, and one row more than is taken: enough to tell that it is too many.
      to: TABLE_LIMITS.rows + 2,
      cast: unescapeFormula,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new AppError('import_csv', { line: Number(error['lines'] ?? 0) });
    throw error;
  }
}

function separatorOf(text: string): string {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((separator) => ({
    separator,
    count: firstLine.split(separator).length,
  }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
