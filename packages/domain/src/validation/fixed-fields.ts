import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';
import { hasOpened, type PeriodLock } from './period-locks.ts';

/**
 * What of a stored record may not change by now. `lock`: because a period runs; null: because somebody relies
 * on it. `isUnlocked`: another admin has opened for one save what a period holds, its start included.
 */
export type FixedFields = {
  readonly fields: readonly string[];
  readonly lock: PeriodLock | null;
  readonly isUnlocked: boolean;
};

export const NOTHING_FIXED: FixedFields = { fields: [], lock: null, isUnlocked: false };

/** Problems of fields that would have another value than before. `data` null: the record would be deleted. */
export function fixedFieldProblems(
  { fields, lock }: FixedFields,
  previous: RecordData | undefined,
  data: RecordData | null,
): Issue[] {
  if (data === null) return lock === null ? [] : [issue('', 'period_keeps_record', { until: lock.until })];
  const changed = fields.filter(
    (key) => canonicalJson(data[key] ?? null) !== canonicalJson(previous?.[key] ?? null),
  );
  if (lock === null) return changed.map((key) => issue(key, 'fixed', { field: key }));
  // A record that says it has not been open yet would be free again.
  const reset = hasOpened(data) || fields.includes('status') ? [] : ['status'];
  return [...changed, ...reset].map((key) => issue(key, 'period_locked', { field: key, until: lock.until }));
}
