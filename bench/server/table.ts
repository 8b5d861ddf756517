/** One line of the printed table. `target`: what the figure should stay within, said in words. */
export type BenchRow = {
  readonly measure: string;
  readonly figure: string;
  readonly floor: string;
  readonly target: string;
};

const HEADINGS: BenchRow = { measure: 'measure', figure: 'figure', floor: 'floor', target: 'target' };
const COLUMNS = ['measure', 'figure', 'floor', 'target'] as const;

/** Prints rows as a table that can go into a document as it is. */
export function printTable(rows: readonly BenchRow[]): void {
  const widths = COLUMNS.map((column) => Math.max(...[HEADINGS, ...rows].map((row) => row[column].length)));
  const line = (row: BenchRow): string =>
    `| ${COLUMNS.map((column, index) => row[column].padEnd(widths[index] ?? 0)).join(' | ')} |`;
  console.log(line(HEADINGS));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(row));
}

export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
export const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;
export const perSecond = (value: number): string => `${value.toFixed(0)}/s`;
