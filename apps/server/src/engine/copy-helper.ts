import type { Registry } from '@quartermaster/domain/core/module';
import { LOCK } from '../db/advisory-locks.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { listTableName, listTableOf } from './list-table.ts';
import { partitionOf } from './partition.ts';

type Dependencies = { readonly tx: Transaction; readonly database: Database };

/**
 * Lends a second connection, with a transaction of its own, to a transaction that fills a branch
 * that is not visible to others yet. What the helper wrote is committed when the work is done; if the lending
 * transaction fails after that, `removeUnfinishedCopies` removes it.
 */
export async function withCopyHelper<T>(
  { tx, database }: Dependencies,
  branchId: number,
  work: (helper: Queryable) => Promise<T>,
): Promise<T> {
  const helper = await database.connect();
  try {
    await helper.query('insert into unfinished_copy (branch_id) values ($1)', [branchId]);
    await helper.query('begin');
    await workAlike(tx, helper);
    const result = await work(helper);
    await helper.query('commit');
    await tx.query('delete from unfinished_copy where branch_id = $1', [branchId]);
    return result;
  } finally {
    await helper.close();
  }
}

/** The helper puts its entries beside the search index where the lending transaction does. */
async function workAlike(tx: Transaction, helper: Queryable): Promise<void> {
  const { limit } = onlyRow(
    await tx.query<{ limit: string }>(`select current_setting('gin_pending_list_limit') as limit`),
  );
  await helper.query(`select set_config('gin_pending_list_limit', $1, true)`, [limit]);
}

/** Removes what helpers wrote for copies that failed. Running copies are left alone. */
export async function removeUnfinishedCopies(database: Database, registry: Registry): Promise<number> {
  const { rows } = await database.query<{ branch_id: number }>('select branch_id from unfinished_copy');
  let removed = 0;
  for (const { branch_id: branchId } of rows) {
    if (!(await isAbandoned(database, branchId))) continue;
    const tables = registry.modules.flatMap((module) => [
      partitionOf(module),
      ...(listTableOf(module) === null ? [] : [listTableName(module)]),
    ]);
    for (const table of tables) await database.query(`delete from ${table} where branch_id = $1`, [branchId]);
    await database.query('delete from unfinished_copy where branch_id = $1', [branchId]);
    removed += 1;
  }
  return removed;
}

/** A running copy holds the lock of its branch; a completed one has deleted its row. */
function isAbandoned(database: Database, branchId: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { free } = onlyRow(
      await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1, $2) as free', [
        LOCK.branch,
        branchId,
      ]),
    );
    if (!free) return false;
    const { rowCount } = await tx.query('select 1 from unfinished_copy where branch_id = $1', [branchId]);
    return rowCount === 1;
  });
}
