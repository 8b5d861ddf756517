import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';

/** Which of these records of a branch are relied on by now, so that their `fixed` fields stay as they are. */
export type FindFixed = (
  db: Queryable,
  branchId: number,
  recordIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** Who knows that, by the name that definitions give them. */
export type FixedRecords = Readonly<Record<string, FindFixed>>;

const NOTHING: readonly string[] = [];

/** Asks once for many records; answers, for each, the fields that may not change any more. */
export async function findFixedFields(
  db: Queryable,
  known: FixedRecords,
  { key, fixed }: ResolvedModule,
  branchId: number,
  recordIds: readonly string[],
): Promise<(recordId: string) => readonly string[]> {
  if (fixed === null || recordIds.length === 0) return () => NOTHING;
  const find = known[fixed.once];
  if (find === undefined) throw new Error(`Nobody knows when records of ${key} are fixed: ${fixed.once}`);
  const found = await find(db, branchId, recordIds);
  return (recordId) => (found.has(recordId) ? fixed.fields : NOTHING);
}
