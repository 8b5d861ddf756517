import type { Readable } from 'node:stream';
import type { ReportAnswer, ReportRow } from '@quartermaster/contract/http/report';
import type { Language } from '@quartermaster/domain/core/language';
import { REPORTS } from '@quartermaster/domain/reports/report-definitions';
import { csvStream, type CsvColumns } from '../../engine/codecs/csv-stream.ts';

/**
 * A report as a table: a line for each row, each number beside that of the range before. What is not known is an
 * empty cell.
 */
export function reportCsv(answer: ReportAnswer, language: Language): Readable {
  const { columns, title } = REPORTS[answer.report];
  const cell = (values: ReportRow['values'] | null, index: number): string => {
    const value = values?.[index] ?? null;
    return value === null ? '' : String(Number(value.toFixed(6)));
  };
  const lines: CsvColumns<ReportRow> = [
    ['report', () => title[language]],
    ['from', () => answer.range.from],
    ['to', () => answer.range.to],
    [answer.group, ({ group }) => group],
    ['subject', ({ subject }) => subject],
    ['detail', ({ detail }) => detail],
    ...columns.flatMap(({ key }, index): CsvColumns<ReportRow> => [
      [key, ({ values }) => cell(values, index)],
      [`${key}_before`, ({ before }) => cell(before, index)],
    ]),
    ['mark', ({ mark }) => mark ?? ''],
  ];
  return csvStream(lines, inOneBatch(answer.rows));
}

async function* inOneBatch(rows: readonly ReportRow[]): AsyncGenerator<readonly ReportRow[]> {
  yield rows;
}
