import { DAY_MILLISECONDS, instantOf } from '../core/date-time.ts';
import { isJsonObject, type JsonValue } from '../core/json.ts';
import { periodsOf, type Period } from '../core/period.ts';
import { isTimeslotOpen, MAX_EVENT_DEPTH, type TimeslotLookup } from './is-timeslot-open.ts';
import { instantOnWall } from './wall-clock.ts';

/** A moment at which something opens or closes. */
export type TimeslotMoment = { readonly at: Date; readonly kind: 'opens' | 'closes' };

/** The moments after `from`, up to and including `to`. */
export type Span = { readonly from: Date; readonly to: Date };

const MIDNIGHT = '00:00';

/** When a timeslot opens and closes within a span, in order. What is open throughout has no moments. */
export function timeslotMoments(
  timeslot: JsonValue | undefined,
  span: Span,
  lookup: TimeslotLookup,
): readonly TimeslotMoment[] {
  const candidates = new Set(candidatesOf(timeslot, span, lookup, 0).map((at) => at.getTime()));
  return [...candidates]
    .filter((at) => at > span.from.getTime() && at <= span.to.getTime())
    .toSorted((a, b) => a - b)
    .flatMap((time) => {
      const before = isTimeslotOpen(timeslot, new Date(time - 1), lookup);
      const after = isTimeslotOpen(timeslot, new Date(time), lookup);
      return before === after ? [] : [{ at: new Date(time), kind: after ? 'opens' : 'closes' } as const];
    });
}

/** Every instant at which something could change. */
function candidatesOf(
  timeslot: JsonValue | undefined,
  span: Span,
  lookup: TimeslotLookup,
  depth: number,
): readonly Date[] {
  if (!isJsonObject(timeslot) || depth > MAX_EVENT_DEPTH) return [];
  const { type, event_id: event, daily_from: from, daily_to: to } = timeslot;
  if (type === 'always_open') return [];
  const bounds = periodsOf(timeslot).flatMap(boundsOf);
  if (type === 'limited_period') return bounds;
  if (typeof event === 'number' || typeof event === 'string')
    return [...bounds, ...candidatesOf(lookup.eventTimeslot(String(event)), span, lookup, depth + 1)];
  const hours = [from, to].filter((time) => typeof time === 'string');
  return [...bounds, ...onEachDay(hours.length === 2 ? hours : [MIDNIGHT], span, lookup.timeZone)];
}

function boundsOf({ start, end }: Period): readonly Date[] {
  return [start, end].map(instantOf).filter((at) => !Number.isNaN(at.getTime()));
}

function onEachDay(times: readonly string[], { from, to }: Span, timeZone: string): readonly Date[] {
  const days = Math.ceil((to.getTime() - from.getTime()) / DAY_MILLISECONDS) + 1;
  return Array.from({ length: days }, (_, day) => day).flatMap((day) =>
    times.map((time) => instantOnWall(from, day, time, timeZone)),
  );
}
