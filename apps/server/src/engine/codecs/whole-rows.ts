import { AppError } from '@quartermaster/contract/errors/app-error';

/** Longer than any row of ours: an unclosed quotation mark would otherwise hold the whole file in memory. */
const MAX_ROW_CHARACTERS = 2_000_000;

/** The signs that separate the cells and rows of a CSV text. */
export type Signs = { readonly delimiter: string; readonly newline: '\r\n' | '\n' | '\r' };

/**
 * A CSV text in pieces that end where a row does: at a line break outside quotation marks. What follows the last
 * one is a piece as well. Quotation marks are where RFC 4180 allows them: around a cell, and doubled within it.
 * @throws AppError `import_csv`, `import_row_too_long`, with the line where the row begins
 */
export async function* wholeRows(texts: AsyncIterable<string>, signs: Signs): AsyncGenerator<string> {
  let open = '';
  let isQuoted = false;
  let line = 1;
  for await (const more of texts) {
    const all = open + more;
    const read = readRows(all, open.length, isQuoted, signs);
    const rows = all.slice(0, read.end);
    line += countLineBreaks(rows, signs);
    if (read.fault === 'import_row_too_long')
      throw new AppError('import_row_too_long', { line, characters: MAX_ROW_CHARACTERS });
    if (read.fault === 'import_csv') throw new AppError('import_csv', { line });
    if (rows !== '') yield rows;
    open = all.slice(read.end);
    ({ isQuoted } = read);
  }
  if (isQuoted) throw new AppError('import_csv', { line });
  if (open !== '') yield open;
}

/** `end`: behind the last row that ends in the text. `fault`: of the row that begins there. */
type ReadRows = {
  readonly end: number;
  readonly isQuoted: boolean;
  readonly fault: 'import_csv' | 'import_row_too_long' | null;
};

/** Reads the text from `start` on, where it `wasQuoted` or not. */
function readRows(text: string, start: number, wasQuoted: boolean, signs: Signs): ReadRows {
  const { newline } = signs;
  let isQuoted = wasQuoted;
  let end = 0;
  // The first half of a line break may be the last character before `start`.
  let next = text.indexOf(newline, Math.max(start - newline.length + 1, 0));
  const isTooLong = (rowEnd: number): boolean => rowEnd - end > MAX_ROW_CHARACTERS;
  const before = Math.max(start - newline.length, 0);
  const closed = isQuoted ? -1 : text.slice(before, start).lastIndexOf('"');
  if (closed >= 0 && !mayClose(text, before + closed, signs)) return { end, isQuoted, fault: 'import_csv' };
  for (let at = start; ;) {
    const quote = text.indexOf('"', at);
    const stop = quote < 0 ? text.length : quote;
    for (; !isQuoted && next >= 0 && next < stop; next = text.indexOf(newline, end)) {
      if (isTooLong(next)) return { end, isQuoted, fault: 'import_row_too_long' };
      end = next + newline.length;
    }
    if (isTooLong(stop)) return { end, isQuoted, fault: 'import_row_too_long' };
    if (quote < 0) return { end, isQuoted, fault: null };
    const isAllowed = isQuoted ? mayClose(text, quote, signs) : quote === end || mayOpen(text, quote, signs);
    if (!isAllowed) return { end, isQuoted, fault: 'import_csv' };
    isQuoted = !isQuoted;
    at = quote + 1;
    // Line breaks between the marks belong to the cell.
    if (next >= 0 && next < at) next = text.indexOf(newline, at);
  }
}

/** Before a cell, or the second one of a doubled mark. */
const mayOpen = (text: string, quote: number, { delimiter }: Signs): boolean =>
  text[quote - 1] === delimiter || text[quote - 1] === '"';

/** Behind a cell, or the first one of a doubled mark; at the end of a text, what follows tells. */
function mayClose(text: string, quote: number, { delimiter, newline }: Signs): boolean {
  const after = text.slice(quote + 1, quote + 1 + newline.length);
  return after.startsWith('"') || after.startsWith(delimiter) || newline.startsWith(after);
}

/** Line breaks as an editor counts them: a cell of a spreadsheet breaks its lines without a carriage return. */
function countLineBreaks(text: string, { newline }: Signs): number {
  const sign = newline === '\r' ? '\r' : '\n';
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}
