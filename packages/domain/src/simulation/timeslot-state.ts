import { DAY_MILLISECONDS, instantOf } from '../core/date-time.ts';
import { isJsonObject, type JsonValue } from '../core/json.ts';
import { periodsOf } from '../core/period.ts';
import { isTimeslotOpen, type TimeslotLookup } from './is-timeslot-open.ts';
import { timeslotMoments } from './timeslot-moments.ts';

/** How it is with a timeslot at an instant. `closed`: outside of its hours, with no opening in sight. */
export type TimeslotState =
  | { readonly state: 'open' | 'ended' | 'closed' }
  | { readonly state: 'opens'; readonly at: Date };

/** A day of the week comes again within so many. */
const DAYS_AHEAD = 8;

/** Null: always open, or open with an event, which the timeslot alone does not tell. */
export function timeslotState(
  timeslot: JsonValue | undefined,
  now: Date,
  timeZone: string,
): TimeslotState | null {
  if (!isJsonObject(timeslot) || typeof timeslot['type'] !== 'string') return null;
  if (['always_open', 'event_trigger', ''].includes(timeslot['type'])) return null;
  const lookup: TimeslotLookup = { timeZone, eventTimeslot: () => undefined };
  if (isTimeslotOpen(timeslot, now, lookup)) return { state: 'open' };
  const periods = periodsOf(timeslot).map(({ start, end }) => ({ start: timeOf(start), end: timeOf(end) }));
  const starts = periods
    .map(({ start }) => start)
    .filter((start) => start > now.getTime() && start < Infinity);
  const to = new Date(now.getTime() + DAYS_AHEAD * DAY_MILLISECONDS);
  const soon = timeslotMoments(timeslot, { from: now, to }, lookup).find(({ kind }) => kind === 'opens');
  if (soon !== undefined) return { state: 'opens', at: soon.at };
  if (starts.length > 0) return { state: 'opens', at: new Date(Math.min(...starts)) };
  return {
    state: periods.length > 0 && periods.every(({ end }) => end <= now.getTime()) ? 'ended' : 'closed',
  };
}

/** A bound that is missing never comes. */
function timeOf(wire: string): number {
  const at = instantOf(wire).getTime();
  return Number.isNaN(at) ? Infinity : at;
}
