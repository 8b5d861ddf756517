import { AppError } from '@quartermaster/contract/errors/app-error';
import { refuseTooLarge } from './table-limits.ts';

/** Rows handed on at a time. */
const BATCH = 1000;

/**
 * Rows in batches, counted.
 * @throws AppError `import_empty`, `import_too_large`
 */
export async function* inBatches<T>(
  rows: AsyncIterable<T>,
  columnCount: number,
): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  let count = 0;
  for await (const row of rows) {
    count += 1;
    refuseTooLarge(columnCount, count);
    batch.push(row);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (count === 0) throw new AppError('import_empty');
  if (batch.length > 0) yield batch;
}
