import type { Readable } from 'node:stream';
import type { Language } from '@quartermaster/domain/core/language';
import { issueText } from '@quartermaster/domain/texts/issues';
import type { Queryable } from '../../db/database.ts';
import { csvStream, readAll, type CsvColumns } from '../../engine/codecs/csv-stream.ts';
import { sliceOf } from '../../http/slice-of.ts';
import { cellText } from './cell-text.ts';
import type { StoredImport } from './import-jobs.repo.ts';
import { findInvalidAfter, type InvalidRow } from './import-rows.repo.ts';

const PROBLEM_COLUMN = { row: '#', problem: '!' } as const;

/**
 * The rows that cannot be written, as a file to correct and import again: the columns of the upload,
 * before them the row's number and what is wrong with it.
 */
export function invalidRowsCsv(db: Queryable, job: StoredImport, language: Language): Readable {
  const columns: CsvColumns<InvalidRow> = [
    [PROBLEM_COLUMN.row, ({ rowNumber }) => String(rowNumber)],
    [PROBLEM_COLUMN.problem, (row) => problemsOf(row, language)],
    ...job.columns.map(({ name }, at) => [name, ({ cells }: InvalidRow) => cellText(cells[at])] as const),
  ];
  const rows = readAll(async ({ cursor = '0', limit }) => {
    const found = await findInvalidAfter(db, job.id, Number(cursor), limit + 1);
    return sliceOf(found, limit, ({ rowNumber }) => String(rowNumber));
  });
  return csvStream(columns, rows);
}

function problemsOf({ issues }: InvalidRow, language: Language): string {
  const texts = issues.map((one) => (one.path === '' ? '' : `${one.path}: `) + issueText(one, language));
  return texts.join(' · ');
}
