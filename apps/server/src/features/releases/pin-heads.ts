import type { Database, Transaction } from '../../db/database.ts';
import { lockBranchesExclusively } from '../../engine/locks.ts';

/**
 * The points of the log up to which nothing changes any more. Writers hold a branch's lock shared
 * from before they draw their number until they commit; once it was held alone, every number up to
 * the last one is either committed or will never be.
 * @throws AppError `branch_busy`
 */
export async function pinHeads(
  database: Database,
  branchIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return database.transaction((tx) => lockHeads(tx, branchIds));
}

/**
 * The same for a transaction that goes on: until it ends, no other one writes to these branches.
 * @throws AppError `branch_busy`
 */
export async function lockHeads(
  tx: Transaction,
  branchIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  await lockBranchesExclusively(tx, branchIds);
  const { rows } = await tx.query<{ branch_id: number; seq: number }>(
    `select b.id as branch_id, coalesce((select max(seq) from change_set where branch_id = b.id), 0) as seq
       from unnest($1::integer[]) as b (id)`,
    [branchIds],
  );
  return new Map(rows.map((row) => [row.branch_id, row.seq]));
}
