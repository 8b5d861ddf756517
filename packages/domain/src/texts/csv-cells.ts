/**
 * What makes a spreadsheet run a cell as a formula, the wide signs in Japanese and Chinese ones; apostrophes before
 * it count as ours to escape again.
 */
const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** The same in a form that is quick to ask about every cell of a large file. */
const MAY_START_FORMULA: ReadonlySet<number> = new Set(
  ["'", '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'].map((start) => start.charCodeAt(0)),
);
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * A cell that a spreadsheet shows as text: a leading apostrophe precedes anything that would
 * otherwise run as a formula. Plain numbers stay numbers.
 */
export function escapeFormula(text: string): string {
  if (!MAY_START_FORMULA.has(text.charCodeAt(0))) return text;
  return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe of `escapeFormula` away again, so that an exported file imports unchanged. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
}

/** Semicolons and tabs, too: where a spreadsheet splits at them, the rest of a cell would be one of its own. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The content type of a CSV file. */
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** How a CSV file begins: with what its columns are called. */
export const csvHead = (names: readonly string[]): string => BYTE_ORDER_MARK + csvLine(names);

/** One line of CSV (RFC 4180) with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A text as a cell, quoted where it has to be. */
export function csvCell(text: string): string {
  // Most cells of a wide table are empty.
  if (text === '') return text;
  const safe = escapeFormula(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
