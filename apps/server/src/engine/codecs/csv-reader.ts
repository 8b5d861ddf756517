import { AppError } from '@quartermaster/contract/errors/app-error';
import { unescapeFormula } from '@quartermaster/domain/texts/csv-cells';
import Papa from 'papaparse';
import type { CellTable, TableRow } from './cell-table.ts';
import { columnNames } from './column-names.ts';
import { inBatches } from './in-batches.ts';
import { wholeRows, type Signs } from './whole-rows.ts';

/** What of a file is looked at for the signs that separate its cells and rows. */
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

async function* parseLines(texts: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const { heading, all } = await peek(texts);
  const signs = { delimiter: separatorOf(heading), newline: newlineOf(heading) };
  let number = 0;
  for await (const rows of wholeRows(all, signs)) {
    for (const cells of parseRows(rows, signs)) {
      number += 1;
      if (!isEmpty(cells)) yield { number, cells: cells.map(unescapeFormula) };
    }
  }
}

const isEmpty = (cells: readonly string[]): boolean => cells.length === 1 && cells[0] === '';

/** Behind the line break at the end of a text, the parser finds an empty row. */
function parseRows(text: string, signs: Signs): readonly (readonly string[])[] {
  const { data } = Papa.parse<readonly string[]>(text, signs);
  return text.endsWith(signs.newline) ? data.slice(0, -1) : data;
}

/** The beginning of a text, and the whole of it again. */
async function peek(
  texts: AsyncIterable<string>,
): Promise<{ readonly heading: string; readonly all: AsyncIterable<string> }> {
  const source = texts[Symbol.asyncIterator]();
  let heading = '';
  // A carriage return may be the first half of a line break.
  while (heading.length < HEADING_CHARACTERS && !/\n|\r[^]/.test(outsideQuotes(heading))) {
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
const outsideQuotes = (text: string): string => text.replaceAll(/"[^"]*(?:"|$)/g, '');

const NEWLINES = ['\r\n', '\n', '\r'] as const;

function newlineOf(heading: string): Signs['newline'] {
  const [first = '\n'] = /\r\n|\n|\r/.exec(outsideQuotes(heading)) ?? [];
  return NEWLINES.find((newline) => newline === first) ?? '\n';
}

function separatorOf(heading: string): string {
  const [firstLine = ''] = outsideQuotes(heading).split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((separator) => ({
    separator,
    count: firstLine.split(separator).length,
  }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
