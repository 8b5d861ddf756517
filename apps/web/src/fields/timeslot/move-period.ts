import { DAY_MILLISECONDS, formatDateTime, instantOf } from '@quartermaster/domain/core/date-time';
import { textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { utcFromWall, wallFromUtc } from '../common/zone-time.ts';

/** The same time of the day, so many days later on the clock of the zone; null for what is no instant. */
export function addDays(instant: string, days: number, zone: string): string | null {
  const wall = wallFromUtc(instant, zone);
  if (wall === null) return null;
  const day = new Date(Date.parse(`${wall.slice(0, 10)}T00:00:00Z`) + days * DAY_MILLISECONDS);
  return utcFromWall(`${day.toISOString().slice(0, 10)} ${wall.slice(11)}`, zone);
}

/** Days from an instant to the next Monday of the zone; a Monday is followed by another one. */
export function daysToMonday(instant: string, zone: string): number | null {
  const wall = wallFromUtc(instant, zone);
  if (wall === null) return null;
  const weekday = new Date(`${wall.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return (8 - weekday) % 7 || 7;
}

/** A period without a beginning, from the first moment of the next Monday of the zone on. */
export function fromMonday(period: JsonObject, now: Date, zone: string): JsonObject | null {
  const instant = formatDateTime(now);
  const wall = wallFromUtc(addDays(instant, daysToMonday(instant, zone) ?? 0, zone) ?? '', zone);
  return wall === null ? null : { ...period, start_date: utcFromWall(`${wall.slice(0, 10)} 00:00:00`, zone) };
}

/** The period from its beginning on, so many days by the clock of the zone; null where it has no beginning. */
export function withDays(period: JsonObject, days: number, zone: string): JsonObject | null {
  const next = addDays(textOf(period['start_date']), days, zone);
  if (next === null) return null;
  // It ends with the second before.
  return { ...period, end_date: formatDateTime(new Date(instantOf(next).getTime() - 1000)) };
}

/** A period that begins and ends so many days later; null where an end is open or no instant. */
export function movePeriod(period: JsonObject, days: number, zone: string): JsonObject | null {
  const start = addDays(textOf(period['start_date']), days, zone);
  const end = addDays(textOf(period['end_date']), days, zone);
  return start === null || end === null ? null : { ...period, start_date: start, end_date: end };
}

const millisecondsOf = (instant: string): number => instantOf(instant.slice(0, 19)).getTime();

/** How long a period is, in milliseconds; null where it has no length. */
export function lengthOf(period: JsonObject): number | null {
  const length = millisecondsOf(textOf(period['end_date'])) - millisecondsOf(textOf(period['start_date']));
  return length > 0 ? length : null;
}

/** The period from its beginning on, as long as is said; null where it has no beginning. */
export function withLength(period: JsonObject, length: number): JsonObject | null {
  const start = millisecondsOf(textOf(period['start_date']));
  if (Number.isNaN(start)) return null;
  const end = new Date(start + length).toISOString();
  return { ...period, end_date: `${end.slice(0, 10)} ${end.slice(11, 19)}` };
}
