import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { parse, CsvError } from 'csv-parse';
import type { CellTable, TableRow } from './cell-table.ts';
import { columnNames } from './column-names.ts';
import { unescapeFormula } from '@quartermaster/domain/texts/csv-cells';
import { inBatches } from './in-batches.ts';

/** Longer than any row of ours: an unclosed quotation mark would otherwise swallow the whole file. */
const MAX_ROW_CHARACTERS = 2_000_000;
/** What the parser calls a row beyond that. */
const TOO_LONG = 'CSV_MAX_RECORD_SIZE';

/** What of a file is looked at for the sign that separates its cells. */
const HEADING_CHARACTERS = 64 * 1024;

/**
 * Reads RFC 4180 text whose first line names the columns, as it comes. Comma, semicolon and tab
 * separate cells (the one that occurs most in the first line is taken); quotes may hold line breaks.
 * The texts are closed when it fails, and when the rows end.
 * @throws AppError `import_csv`, `import_row_too_long`, `import_empty`, `import_too_large`, `import_columns`; the rows may throw as well
 */
export async function readCsv(texts: AsyncIterable<string>): Promise<CellTable> {
  const lines = parseLines(texts);
  try {
    const heading = await lines.next();
    if (heading.done === true) throw new AppError('import_empty');
    const columns = columnNames(heading.value.cells);
    return { columns, rows: inBatches(lines, columns.length) };
  } catch (problem) {
    await lines.return(undefined);
    throw problem;
  }
}

type CsvRow = TableRow & { readonly cells: readonly string[] };

/** What the parser yields with `info`. */
type ParsedLine = {
  readonly record: readonly string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
};

async function* parseLines(texts: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const { heading, all } = await peek(texts);
  let linesRead = 0;
  const parser = parse({
    delimiter: separatorOf(heading),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
    info: true,
    on_record: (row: string[], { lines }) => {
      linesRead = lines;
      return row;
    },
  });
  // What fails here fails the parser too, where it is seen.
  pipeline(Readable.from(all), parser).catch(() => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedLine>)
      yield { number: info.records + info.empty_lines, cells: record.map(unescapeFormula) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Where the row begins: the line where reading stopped may be the last of the file.
    throw error.code === TOO_LONG
      ? new AppError('import_row_too_long', { line: linesRead + 1, characters: MAX_ROW_CHARACTERS })
      : new AppError('import_csv', { line: linesRead + 1 });
  }
}

/** The beginning of a text, and the whole of it again. */
async function peek(
  texts: AsyncIterable<string>,
): Promise<{ readonly heading: string; readonly all: AsyncIterable<string> }> {
  const source = texts[Symbol.asyncIterator]();
  let heading = '';
  while (heading.length < HEADING_CHARACTERS && !/[\r\n]/.test(heading)) {
    const next = await source.next();
    if (next.done === true) break;
    heading += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    try {
      yield heading;
      for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
    } finally {
      await source.return?.();
    }
  }
  return { heading, all: all() };
}

/** Signs within quotes separate nothing. */
function separatorOf(text: string): string {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((separator) => ({
    separator,
    count: firstLine.split(separator).length,
  }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
