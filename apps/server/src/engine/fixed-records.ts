import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { NOTHING_FIXED, type FixedFields } from '@quartermaster/domain/validation/fixed-fields';
import { isSettled } from '@quartermaster/domain/validation/period-locks';
import type { Queryable } from '../db/database.ts';
import {
  findHeldStarts,
  findPeriodLocks,
  isProtected,
  type LockedHead,
  type PeriodDependencies,
} from './period-locks.ts';
import { findUnlocks } from './record-unlocks.ts';

/** Which of these records of a branch are relied on by now, so that their `fixed` fields stay as they are. */
export type FindFixed = (
  db: Queryable,
  branchId: number,
  recordIds: readonly string[],
  module: ResolvedModule,
) => Promise<ReadonlySet<string>>;

/** The functions that know it, by the names that definitions use. */
export type FixedRecords = Readonly<Record<string, FindFixed>>;

/** Dependencies of `findFixedFields`. */
export type FixedDependencies = PeriodDependencies & { readonly fixedRecords: FixedRecords };

/** Finds which fields of many records may not change, in one pass. `heads`: the newest states by id. */
export async function findFixedFields(
  db: Queryable,
  deps: FixedDependencies,
  module: ResolvedModule,
  branchId: number,
  heads: ReadonlyMap<string, LockedHead>,
): Promise<(recordId: string) => FixedFields> {
  const relied = await findRelied(db, deps, module, branchId, heads);
  const locks = await findPeriodLocks(db, deps, module, branchId, heads);
  const starts = await findHeldStarts(db, deps, module, branchId, heads);
  const held = new Map([...heads].filter(([id]) => locks.has(id) || starts.has(id)));
  const unlocks = await findUnlocks(db, module, branchId, held);
  return (recordId) => {
    const isUnlocked = unlocks.has(recordId);
    const keepsStart = starts.has(recordId) && !isUnlocked;
    if (relied.has(recordId)) return { fields: module.fixed?.fields ?? [], lock: null, keepsStart };
    const lock = locks.get(recordId);
    if (isUnlocked || lock === undefined) return { ...NOTHING_FIXED, keepsStart };
    return { fields: lockedFields(module, lock.module !== module.key), lock, keepsStart };
  };
}

/** Fields locked by another record's period, and then the status too: hiding the record would evade the lock. */
export function lockedFields({ fixed, fieldByKey }: ResolvedModule, isOfAnother: boolean): readonly string[] {
  const fields = fixed?.fields ?? [];
  return isOfAnother && fieldByKey.has('status') ? [...fields, 'status'] : fields;
}

async function findRelied(
  db: Queryable,
  { fixedRecords, now }: FixedDependencies,
  module: ResolvedModule,
  branchId: number,
  heads: ReadonlyMap<string, LockedHead>,
): Promise<ReadonlySet<string>> {
  const { key, fixed } = module;
  const recordIds = [...heads.keys()];
  if (fixed !== null && 'since' in fixed) {
    const settled = recordIds.filter((id) =>
      isSettled(module, readRecord(module, heads.get(id)?.data ?? {}), now),
    );
    return new Set(settled.length > 0 && (await isProtected(db, branchId)) ? settled : []);
  }
  if (fixed === null || !('once' in fixed) || recordIds.length === 0) return new Set();
  const find = fixedRecords[fixed.once];
  if (find === undefined) throw new Error(`Nobody knows when records of ${key} are fixed: ${fixed.once}`);
  return find(db, branchId, recordIds, module);
}
