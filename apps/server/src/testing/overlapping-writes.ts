import { expect } from 'vitest';
import { writeChanges } from '../engine/record-writer.ts';
import type { RecordChange } from '../engine/record-change.ts';
import type { StoreScene } from './store-scene.ts';

/**
 * Writes some changes, starts another write before they are committed, sees it wait for them, and
 * tells how it ends once they are.
 */
export async function overlap<T>(
  { database, branchId }: StoreScene,
  first: readonly RecordChange[],
  second: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const header = { branchId, kind: 'batch' as const, actor: { accountId: null } };
  const written = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const isCommitted = database.transaction(async (tx) => {
    await writeChanges(tx, header, first);
    written.resolve();
    await mayCommit.promise;
  });
  await written.promise;
  let isSettled = false;
  const outcome = Promise.allSettled([second()]).finally(() => (isSettled = true));
  const isSomebodyWaiting = async (): Promise<boolean> => {
    const { rowCount } = await database.query(
      `select from pg_locks join pg_database as d on d.oid = database and d.datname = current_database() where not granted`,
    );
    return rowCount !== null && rowCount > 0;
  };
  await expect.poll(async () => isSettled || isSomebodyWaiting()).toBe(true);
  const hasWaited = !isSettled;
  mayCommit.resolve();
  await isCommitted;
  expect(hasWaited).toBe(true);
  const [result] = await outcome;
  return result;
}
