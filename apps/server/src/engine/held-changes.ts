import type { ErrorParams } from '@quartermaster/contract/errors/app-error';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { localized, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { fixedFieldProblems } from '@quartermaster/domain/validation/fixed-fields';
import { checkOpeningTime } from '@quartermaster/domain/validation/over-opening-time';
import { checkStartedPeriods } from '@quartermaster/domain/validation/started-periods';
import type { Queryable } from '../db/database.ts';
import { findFixedFields, type FixedDependencies } from './fixed-records.ts';
import { readHeads } from './record-rows.ts';

/** A record as a write would leave it; null deletes. */
type Change = { readonly recordId: string; readonly data: RecordData | null };

/** What was planned may no longer be written: a period has begun, or an opening time has ended. Nothing was written. */
export class HeldChangesError extends Error {
  readonly params: ErrorParams;

  constructor(module: ResolvedModule, recordId: string, problems: readonly Issue[]) {
    super(`${problems.length} fields of ${module.key}/${recordId} can no longer be changed`);
    this.name = 'HeldChangesError';
    const [first] = problems;
    const say = (language: Language): string =>
      first === undefined ? '' : moduleIssueText(first, language, { module });
    this.params = {
      module: module.key,
      record: recordId,
      path: first?.path ?? '',
      problem: localized(say('en'), say('zh'), say('jp')),
    };
  }
}

/**
 * Refuses changes of stored records that time has made impossible since they were planned. Other checks of
 * a plan do not depend on time, and a record that changed meanwhile is refused by its revision.
 * @throws HeldChangesError for the first record
 */
export async function refuseHeldChanges(
  db: Queryable,
  deps: FixedDependencies,
  module: ResolvedModule,
  branchId: number,
  changes: readonly Change[],
): Promise<void> {
  if (!dependsOnTime(module)) return;
  const ids = changes.map(({ recordId }) => recordId);
  const heads = await readHeads(db, branchId, module, ids);
  const fixedFields = await findFixedFields(db, deps, module, branchId, heads);
  for (const { recordId, data } of changes) {
    const head = heads.get(recordId);
    if (head === undefined) continue;
    const previous = readRecord(module, head.data);
    const fixed = fixedFields(recordId);
    const problems = fixedFieldProblems(module, fixed, previous, data);
    if (data !== null) {
      const add = (path: string, code: Issue['code'], params?: Issue['params']) =>
        void problems.push(issue(path, code, params));
      checkOpeningTime(module, data, previous, deps.now, add);
      if (fixed.keepsStart) checkStartedPeriods(module, data, previous, deps.now, add);
    }
    if (problems.length > 0) throw new HeldChangesError(module, recordId, problems);
  }
}

/** Whether a module has anything that is held at some times. */
export const dependsOnTime = ({ fixed, fields }: ResolvedModule): boolean =>
  fixed !== null || fields.some(({ kind }) => kind === 'timeslot');
