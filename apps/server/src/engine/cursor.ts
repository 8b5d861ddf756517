import type { QueryResultRow } from 'pg';
import type { Transaction } from '../db/database.ts';

const BATCH = 2000;

/** Reads a query of any size in batches, inside one transaction, so that memory stays flat. */
export async function* readInBatches<R extends QueryResultRow>(
  tx: Transaction,
  query: { readonly text: string; readonly values: readonly unknown[] },
): AsyncGenerator<readonly R[]> {
  await tx.query(`declare batches no scroll cursor for ${query.text}`, query.values);
  for (;;) {
    const { rows } = await tx.query<R>(`fetch ${BATCH} from batches`);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.query('close batches');
}
