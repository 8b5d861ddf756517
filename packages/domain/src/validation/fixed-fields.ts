import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { isSameValue } from '../record/canonical.ts';
import { normalizeRecord } from '../record/normalize-record.ts';
import { hasOpened, type PeriodLock } from './period-locks.ts';

/**
 * The fields of a stored record that may not change. `lock`: a period runs; null: other records rely
 * on it. `keepsStart`: a period that runs must keep its start.
 */
export type FixedFields = {
  readonly fields: readonly string[];
  readonly lock: PeriodLock | null;
  readonly keepsStart: boolean;
};

/** For records that may change in every field. */
export const NOTHING_FIXED: FixedFields = { fields: [], lock: null, keepsStart: false };

/** The end of a lock as a parameter; none where it has no end. */
const endOf = ({ until }: PeriodLock): Issue['params'] => (until === null ? {} : { until });

/** What forbids a deletion: a running period, or others that rely on the record. */
function keptProblems(fields: readonly string[], lock: PeriodLock | null): Issue[] {
  if (lock !== null) return [issue('', 'period_keeps_record', endOf(lock))];
  return fields.length === 0 ? [] : [issue('', 'fixed_record')];
}

/**
 * A problem for each fixed field that would change. `data` null: the record would be deleted. Values of
 * fields that are hidden are none: a default that was filled in there is no change.
 */
export function fixedFieldProblems(
  module: ResolvedModule,
  { fields, lock }: FixedFields,
  previous: RecordData | undefined,
  data: RecordData | null,
): Issue[] {
  if (data === null) return keptProblems(fields, lock);
  if (fields.length === 0 && lock === null) return [];
  const [before, after] = [normalizeRecord(module, previous ?? {}), normalizeRecord(module, data)];
  const changed = fields.filter((key) => !isSameValue(after[key], before[key]));
  if (lock === null) return changed.map((key) => issue(key, 'fixed', { field: key }));
  // Otherwise setting the status to “not open” would evade the lock.
  const reset = hasOpened(data) || fields.includes('status') ? [] : ['status'];
  return [...changed, ...reset].map((key) => issue(key, 'period_locked', { field: key, ...endOf(lock) }));
}
