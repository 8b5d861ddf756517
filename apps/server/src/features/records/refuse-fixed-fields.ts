import { AppError } from '@quartermaster/contract/errors/app-error';
import { joinPath } from '@quartermaster/domain/core/issue';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { fixedFieldProblems } from '@quartermaster/domain/validation/fixed-fields';
import type { Queryable } from '../../db/database.ts';
import { findFixedFields, type FixedDependencies } from '../../engine/fixed-records.ts';
import { readHeads } from '../../engine/record-rows.ts';
import type { GuardedChange } from '../../engine/settings-guard.ts';

/**
 * Refuses deletions and restored states that would change locked fields. Edits are checked when they are
 * planned; this is for deletions, restores and undos.
 * @throws AppError `invalid`
 */
export async function refuseFixedFields(
  db: Queryable,
  deps: FixedDependencies,
  branchId: number,
  changes: readonly GuardedChange[],
): Promise<void> {
  for (const [module, group] of Map.groupBy(changes, (change) => change.module)) {
    if (module.fixed === null) continue;
    const ids = group.map(({ recordId }) => recordId);
    const heads = await readHeads(db, branchId, module, ids);
    const fixedFields = await findFixedFields(db, deps, module, branchId, heads);
    const issues = group.flatMap(({ recordId, data }) => {
      const head = heads.get(recordId);
      if (head === undefined) return [];
      const problems = fixedFieldProblems(module, fixedFields(recordId), readRecord(module, head.data), data);
      return changes.length === 1
        ? problems
        : problems.map((problem) => ({
            ...problem,
            path: joinPath(`${module.key}.${recordId}`, problem.path),
          }));
    });
    if (issues.length > 0) throw new AppError('invalid', {}, issues);
  }
}
