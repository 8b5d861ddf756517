import { formatDateTime } from '../core/date-time.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { periodModuleOf } from '../core/definition-periods.ts';
import { periodsOf } from './started-periods.ts';

/** A period that runs. `until`: its end, an instant as on the wire; the record whose period it is. */
export type PeriodLock = { readonly until: string; readonly module: string; readonly recordId: string };

/** Players have seen a record in every state but this one, which it never had or has to ask for. */
export const hasOpened = (data: RecordData): boolean => data['status'] !== 'not_open';

/**
 * The end of the period, from a timeslot or between two instants, of a record's own that holds its fields now, as on the wire; null where none does.
 * Hours without an end, such as weekdays, are no period.
 */
export function runningUntil(module: ResolvedModule, data: RecordData, now: Date): string | null {
  const { fixed } = module;
  if (fixed === null || !('during' in fixed) || typeof fixed.during !== 'string') return null;
  if (periodModuleOf(module) !== null || !hasOpened(data)) return null;
  // Instants are written alike, so their texts compare.
  const at = formatDateTime(now);
  const value = data[fixed.during];
  const periods = typeof value === 'string' ? [{ start: value, end: '' }] : periodsOf(value);
  const begun = periods
    .filter(({ start }) => start !== '' && start <= at)
    .toSorted((left, right) => (left.start < right.start ? 1 : -1));
  const last = begun[0];
  if (last === undefined) return null;
  const later = fixed.until === undefined ? undefined : data[fixed.until];
  const end = typeof later === 'string' && later > last.end ? later : last.end;
  return at < end ? end : null;
}
