import type { SqlResult } from '../../api/sql-console.ts';

const MARK = '\uFEFF';
const cellOf = (value: string | null): string => {
  if (value === null) return '';
  // An empty text is told apart from NULL by its quotation marks.
  return value === '' || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
};

/** The rows of a result as CSV that spreadsheets open: UTF-8 with a mark, NULL as an empty cell. */
export function resultCsv({ columns, rows }: Pick<SqlResult, 'columns' | 'rows'>): string {
  const lines = [columns.map(({ name }) => name), ...rows];
  return MARK + lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n') + '\r\n';
}

export function saveCsv(result: SqlResult): void {
  const url = URL.createObjectURL(new Blob([resultCsv(result)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'query.csv';
  link.click();
  URL.revokeObjectURL(url);
}
