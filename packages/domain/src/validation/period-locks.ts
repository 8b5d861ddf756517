import { formatDateTime } from '../core/date-time.ts';
import { objectOf, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { periodModulesOf } from '../core/definition-periods.ts';
import { periodsOf } from '../core/period.ts';
import type { TimeslotType } from '../enums/timeslot-type.ts';
import { daysLater } from '../rules/timeslots.ts';

/** A running period: its end (an instant as on the wire; null: it has none) and its record. */
export type PeriodLock = {
  readonly until: string | null;
  readonly module: string;
  readonly recordId: string;
};

/** Whether players may have seen the record: in every status but “not open”. */
export const hasOpened = (data: RecordData): boolean => data['status'] !== 'not_open';

/** Whether the moment from which fields stay as they are is over, for players who have seen the record. */
export function isSettled({ fixed }: ResolvedModule, data: RecordData, now: Date): boolean {
  if (fixed === null || !('since' in fixed) || !hasOpened(data)) return false;
  const moment = data[fixed.since];
  // Instants are written alike, so their texts compare.
  return typeof moment === 'string' && moment <= formatDateTime(now);
}

/** Timeslots that need no period, so that they may be open without an end. */
const ENDLESS: ReadonlySet<unknown> = new Set<TimeslotType>([
  'always_open',
  'open_every_day',
  'specific_weekdays',
]);

/** Whether a record that players have seen is open without an end, however often it is closed in between. */
export function runsWithoutEnd({ fixed }: ResolvedModule, data: RecordData): boolean {
  if (fixed === null || !('during' in fixed) || typeof fixed.during !== 'string') return false;
  const timeslot = data[fixed.during];
  return hasOpened(data) && ENDLESS.has(objectOf(timeslot)['type']) && periodsOf(timeslot).length === 0;
}

/**
 * The end of a record's own running period, an instant as on the wire; null where none runs. The period is a
 * timeslot, or from `during` to `until`. Weekdays and other hours without an end are no period.
 */
export function runningUntil(module: ResolvedModule, data: RecordData, now: Date): string | null {
  const { fixed } = module;
  if (fixed === null || !('during' in fixed) || typeof fixed.during !== 'string') return null;
  if (periodModulesOf(module).length > 0 || !hasOpened(data)) return null;
  // Instants are written alike, so their texts compare.
  const at = formatDateTime(now);
  const value = data[fixed.during];
  const days = fixed.days === undefined ? undefined : data[fixed.days];
  const last = typeof days === 'number' ? daysLater(value, days) : undefined;
  const periods = typeof value === 'string' ? [{ start: value, end: last ?? '' }] : periodsOf(value);
  const begun = periods
    .filter(({ start }) => start !== '' && start <= at)
    .toSorted((left, right) => (left.start < right.start ? 1 : -1));
  const newest = begun[0];
  if (newest === undefined) return null;
  const later = fixed.until === undefined ? undefined : data[fixed.until];
  const end = typeof later === 'string' && later > newest.end ? later : newest.end;
  return at < end ? end : null;
}
