import type { QueryResultRow } from 'pg';
import type { Transaction } from '../db/database.ts';

/** More of them at a time are not read faster, and leave more for the garbage collector. */
const BATCH = 200;

export type BatchQuery = { readonly text: string; readonly values: readonly unknown[] };

/**
 * Reads a query of any size in batches, inside one transaction, so that memory stays flat. The
 * database prepares a batch while the one before it is used.
 */
export async function* readInBatches<R extends QueryResultRow>(
  tx: Transaction,
  query: BatchQuery,
): AsyncGenerator<readonly R[]> {
  await tx.query(`declare batches no scroll cursor for ${query.text}`, query.values);
  for (let next = fetchBatch<R>(tx), isLast = false; !isLast;) {
    const rows = await next;
    isLast = rows.length < BATCH;
    if (!isLast) next = fetchBatch<R>(tx);
    if (rows.length > 0) yield rows;
  }
  await tx.query('close batches');
}

function fetchBatch<R extends QueryResultRow>(tx: Transaction): Promise<readonly R[]> {
  const batch = tx.query<R>(`fetch ${BATCH} from batches`).then(({ rows }) => rows);
  // A reader that stops early never awaits the batch on its way; the others see it fail.
  batch.catch(() => undefined);
  return batch;
}
