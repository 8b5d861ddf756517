import { csvCell, csvHead } from '@quartermaster/domain/texts/csv-cells';
import { saveBlob } from '../../api/save-download.ts';
import type { SqlResult } from '../../api/sql-console.ts';

/** An empty text is told apart from NULL by its quotation marks. */
const cellOf = (value: string | null): string => (value === '' ? '""' : csvCell(value ?? ''));

/** The rows of a result as CSV that spreadsheets open: UTF-8 with a mark, NULL as an empty cell. */
export function resultCsv({ columns, rows }: Pick<SqlResult, 'columns' | 'rows'>): string {
  const lines = rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`);
  return csvHead(columns.map(({ name }) => name)) + lines.join('');
}

export function saveCsv(result: SqlResult): void {
  saveBlob('query.csv', new Blob([resultCsv(result)], { type: 'text/csv;charset=utf-8' }));
}
