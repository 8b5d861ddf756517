import { AppError } from '@quartermaster/contract/errors/app-error';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { needsRows, removedRows } from '@quartermaster/domain/validation/removed-rows';
import type { Queryable } from '../../db/database.ts';
import { readHeads } from '../../engine/record-rows.ts';
import type { GuardedChange } from '../../engine/settings-guard.ts';

/**
 * Refuses earlier states without rows that the records must keep by now. Edits are checked as they are
 * planned; this is for writes that bring something back.
 * @throws AppError `invalid`
 */
export async function refuseRemovedRows(
  database: Queryable,
  branchId: number,
  changes: readonly GuardedChange[],
): Promise<void> {
  for (const [module, group] of Map.groupBy(changes, (change) => change.module)) {
    if (!module.rules.some(needsRows)) continue;
    const heads = await readHeads(
      database,
      branchId,
      module,
      group.map(({ recordId }) => recordId),
    );
    const issues = group.flatMap(({ recordId, data }) => {
      const head = heads.get(recordId);
      if (head === undefined || data === null) return [];
      return removedRows(module, readRecord(module, head.data), data).map((problem) =>
        changes.length === 1 ? problem : { ...problem, path: `${module.key}.${recordId}.${problem.path}` },
      );
    });
    if (issues.length > 0) throw new AppError('invalid', {}, issues);
  }
}
