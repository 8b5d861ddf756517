import { formatDateTime } from '../core/date-time.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { boundedPeriodsOf, periodsOf } from '../core/period.ts';
import type { TimeslotType } from '../enums/timeslot-type.ts';
import { wallClock } from './wall-clock.ts';

/** What a timeslot's meaning depends on. */
export type TimeslotLookup = {
  /** The zone in which weekdays and times of day are meant, e.g. `Asia/Hong_Kong`. */
  readonly timeZone: string;
  /** The timeslot of an event, for slots that open with one. */
  readonly eventTimeslot: (eventId: string) => JsonValue | undefined;
};

type WallTime = { readonly weekday: number; readonly time: string };

/** Events that open with events are followed this far; a ring of them is never open. */
export const MAX_EVENT_DEPTH = 5;

/** Whether a timeslot is open at an instant. Starts are inclusive, ends exclusive. */
export function isTimeslotOpen(timeslot: JsonValue | undefined, at: Date, lookup: TimeslotLookup): boolean {
  return isOpen(timeslot, { at, lookup, depth: 0 });
}

type Moment = { readonly at: Date; readonly lookup: TimeslotLookup; readonly depth: number };

const IS_OPEN: Readonly<Record<TimeslotType, (timeslot: JsonObject, moment: Moment) => boolean>> = {
  always_open: () => true,
  limited_period: hasPeriods,
  open_every_day: (timeslot, { at, lookup }) => isInHours(timeslot, wallTime(at, lookup.timeZone)),
  specific_weekdays: (timeslot, { at, lookup }) => isOnWeekday(timeslot, wallTime(at, lookup.timeZone)),
  event_trigger: ({ event_id: id }, { at, lookup, depth }) =>
    (typeof id === 'number' || typeof id === 'string') &&
    isOpen(lookup.eventTimeslot(String(id)), { at, lookup, depth: depth + 1 }),
};

function isOpen(timeslot: JsonValue | undefined, moment: Moment): boolean {
  if (!isJsonObject(timeslot) || moment.depth > MAX_EVENT_DEPTH) return false;
  const { type } = timeslot;
  return isTimeslotType(type) && isInPeriods(timeslot, moment.at) && IS_OPEN[type](timeslot, moment);
}

function isTimeslotType(type: JsonValue | undefined): type is TimeslotType {
  return typeof type === 'string' && Object.hasOwn(IS_OPEN, type);
}

function hasPeriods(timeslot: JsonObject): boolean {
  return periodsOf(timeslot).length > 0;
}

/** No periods: no bound. Instants are written alike, so their texts compare. */
function isInPeriods(timeslot: JsonObject, at: Date): boolean {
  if (!hasPeriods(timeslot)) return true;
  const now = formatDateTime(at);
  return boundedPeriodsOf(timeslot).some(({ start, end }) => start <= now && now < end);
}

function isInHours({ daily_from: from, daily_to: to }: JsonObject, { time }: WallTime): boolean {
  if (typeof from !== 'string' || typeof to !== 'string') return true;
  return from < to ? from <= time && time < to : time >= from || time < to;
}

/** Hours over midnight belong to the weekday on which they began. */
function isOnWeekday(timeslot: JsonObject, now: WallTime): boolean {
  const { weekdays, daily_from: from, daily_to: to } = timeslot;
  const isAfterMidnight = typeof from === 'string' && typeof to === 'string' && to <= from && now.time < to;
  const day = isAfterMidnight ? ((now.weekday + 5) % 7) + 1 : now.weekday;
  return Array.isArray(weekdays) && weekdays.includes(day) && isInHours(timeslot, now);
}

function wallTime(at: Date, timeZone: string): WallTime {
  const { weekday, hour, minute } = wallClock(at, timeZone);
  return { weekday, time: `${hour}:${minute}` };
}
