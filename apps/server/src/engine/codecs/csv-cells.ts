/** What makes a spreadsheet run a cell as a formula; apostrophes before it count as ours to escape again. */
const FORMULA_START = /^'*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * A cell that a spreadsheet shows as text: a leading apostrophe stands before anything that would
 * otherwise run as a formula. Plain numbers stay numbers.
 */
export function escapeFormula(text: string): string {
  return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe of `escapeFormula` away again, so that an exported file imports unchanged. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
}

const NEEDS_QUOTES = /[",\r\n]/;

/** One line of CSV (RFC 4180) with its line end. */
export function csvLine(cells: readonly string[]): string {
  let line = '';
  for (const [index, cell] of cells.entries()) {
    const safe = escapeFormula(cell);
    line += (index === 0 ? '' : ',') + (NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe);
  }
  return `${line}\r\n`;
}
