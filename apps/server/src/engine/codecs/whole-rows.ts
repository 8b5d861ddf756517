import { AppError } from '@quartermaster/contract/errors/app-error';

/** Longer than any row of ours: an unclosed quotation mark would otherwise hold the whole file in memory. */
const MAX_ROW_CHARACTERS = 2_000_000;

/** Some rows of a text as they are written there. `line`: of the text, where the first of them begins. */
export type RowsText = { readonly text: string; readonly line: number };

/**
 * A CSV text in pieces that end where a row does: at a `newline` outside quotation marks. What follows the last
 * one is a piece as well.
 * @throws AppError `import_row_too_long`
 */
export async function* wholeRows(texts: AsyncIterable<string>, newline: string): AsyncGenerator<RowsText> {
  let open = '';
  let isQuoted = false;
  let line = 1;
  for await (const more of texts) {
    const all = open + more;
    const read = readQuotes(all, open.length, isQuoted, newline);
    if (read.end > 0) {
      const text = all.slice(0, read.end);
      yield { text, line };
      line += countLineBreaks(text, newline);
    }
    open = all.slice(read.end);
    ({ isQuoted } = read);
    if (open.length > MAX_ROW_CHARACTERS)
      throw new AppError('import_row_too_long', { line, characters: MAX_ROW_CHARACTERS });
  }
  if (open !== '') yield { text: open, line };
}

/** `end`: behind the last row that ends in the text; 0: none does. `isQuoted`: whether the text ends within quotes. */
type ReadQuotes = { readonly end: number; readonly isQuoted: boolean };

/** Reads the text from `start` on, where it `wasQuoted` or not. */
function readQuotes(text: string, start: number, wasQuoted: boolean, newline: string): ReadQuotes {
  let isQuoted = wasQuoted;
  let end = 0;
  for (let at = start; ;) {
    const quote = text.indexOf('"', at);
    const stop = quote < 0 ? text.length : quote;
    if (!isQuoted) {
      // The first half of a newline may be the last character before `start`.
      const found = text.lastIndexOf(newline, stop - newline.length);
      if (found >= 0 && found + newline.length > at) end = found + newline.length;
    }
    if (quote < 0) return { end, isQuoted };
    isQuoted = !isQuoted;
    at = quote + 1;
  }
}

/** Line breaks as an editor counts them: a cell of a spreadsheet breaks its lines without a carriage return. */
export function countLineBreaks(text: string, newline: string): number {
  const sign = newline.at(-1) ?? '\n';
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}
