import { formatDateTime } from '../core/date-time.ts';
import { isJsonObject, type JsonValue } from '../core/json.ts';
import { isDateTime } from '../fields/date-format.ts';

/** The day on which the dates of the demo game were written. */
export const WRITTEN = new Date('2026-11-20T00:00:00Z');

const WEEK = 7 * 86_400_000;

/**
 * Moves every instant by as many whole weeks as lie between the day of writing and this one: whenever
 * the demo game is loaded, the same events run, end and are announced, on the same weekdays.
 */
export function movedTo<T extends JsonValue>(day: Date, value: T): T {
  const distance = Math.floor((day.getTime() - WRITTEN.getTime()) / WEEK) * WEEK;
  // What instants are moved to keeps their type, and everything else stays as it is.
  return moved(value, distance) as T;
}

function moved(value: JsonValue, distance: number): JsonValue {
  if (typeof value === 'string') return isDateTime(value) ? movedInstant(value, distance) : value;
  if (Array.isArray(value)) return value.map((part: JsonValue) => moved(part, distance));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, moved(part, distance)]));
}

function movedInstant(instant: string, distance: number): string {
  return formatDateTime(new Date(Date.parse(`${instant}Z`) + distance));
}
