import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '@quartermaster/domain/core/language';
import { issueText } from '@quartermaster/domain/texts/issues';
import type { Queryable } from '../../db/database.ts';
import { csvLine } from '../../engine/codecs/csv-cells.ts';
import { cellText } from './cell-text.ts';
import type { StoredImport } from './import-jobs.repo.ts';
import { findInvalidAfter } from './import-rows.repo.ts';

const BATCH = 500;
const PROBLEM_COLUMN = { row: '#', problem: '!' } as const;

/**
 * The rows that cannot be written, as a file to mend and import again: the columns of the upload,
 * before them the row's number and what is wrong with it.
 */
export function invalidRowsCsv(db: Queryable, job: StoredImport, language: Language): Readable {
  const stream = new PassThrough();
  pipeline(Readable.from(linesOf(db, job, language)), stream).catch((problem: Error) =>
    stream.destroy(problem),
  );
  return stream;
}

async function* linesOf(db: Queryable, job: StoredImport, language: Language): AsyncGenerator<string> {
  const names = job.columns.map(({ name }) => name);
  yield `\uFEFF${csvLine([PROBLEM_COLUMN.row, PROBLEM_COLUMN.problem, ...names])}`;
  let last = 0;
  for (;;) {
    const rows = await findInvalidAfter(db, job.id, last, BATCH);
    for (const { rowNumber, raw, issues } of rows) {
      const problems = issues.map(
        (issue) => (issue.path === '' ? '' : `${issue.path}: `) + issueText(issue, language),
      );
      const cells = names.map((name) => cellText(raw[name]));
      yield csvLine([String(rowNumber), problems.join(' · '), ...cells]);
      last = rowNumber;
    }
    if (rows.length < BATCH) return;
  }
}
