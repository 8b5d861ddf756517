import { DAY_MILLISECONDS, formatDateTime, HOUR_MILLISECONDS, instantOf } from '../core/date-time.ts';
import type { JsonValue } from '../core/json.ts';
import { boundedPeriodsOf, type Period } from '../core/period.ts';

const HOURS_PER_DAY = 24;

/** The periods of a timeslot, earliest first; none where it has no end. */
export function spansOf(slot: JsonValue | undefined): readonly Period[] {
  return boundedPeriodsOf(slot).toSorted((left, right) => (left.start < right.start ? -1 : 1));
}

/** The first of some periods that one of others meets. Periods that only touch do not meet. */
export function firstMet(spans: readonly Period[], others: readonly Period[]): Period | undefined {
  return others.find((other) => spans.some(({ start, end }) => start < other.end && other.start < end));
}

/** From the first start to the last end, begun days counted whole; `undefined` where there is no end. */
export function daysOf(slot: JsonValue | undefined): number | undefined {
  const spans = spansOf(slot);
  const start = momentOf(spans.at(0)?.start);
  const end = Math.max(...spans.map((span) => momentOf(span.end) ?? Number.NaN));
  return start === null || !Number.isFinite(end) ? undefined : Math.ceil((end - start) / DAY_MILLISECONDS);
}

/** Milliseconds of a UTC date and time as records hold it. */
function momentOf(value: JsonValue | undefined): number | null {
  const moment = typeof value === 'string' ? instantOf(value).getTime() : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** A date and time so many days later. */
export function daysLater(value: JsonValue | undefined, days: number): string | undefined {
  return hoursLater(value, days * HOURS_PER_DAY);
}

/** A date and time so many hours later. */
export function hoursLater(value: JsonValue | undefined, hours: number): string | undefined {
  const moment = momentOf(value);
  if (moment === null) return undefined;
  return formatDateTime(new Date(moment + hours * HOUR_MILLISECONDS));
}
