import { listOf, objectOf, type JsonValue } from './json.ts';

/** A stretch of time. Both ends as on the wire: UTC, `YYYY-MM-DD HH:mm:ss`, so their texts compare. */
export type Period = { readonly start: string; readonly end: string };

/** The periods of a timeslot, in the order in which they are stored; '' for an end that is missing. */
export function periodsOf(timeslot: JsonValue | undefined): readonly Period[] {
  return listOf(objectOf(timeslot)['periods']).map((period) => {
    const { start_date: start, end_date: end } = objectOf(period);
    return { start: typeof start === 'string' ? start : '', end: typeof end === 'string' ? end : '' };
  });
}

/** The periods of a timeslot that have both ends. */
export function boundedPeriodsOf(timeslot: JsonValue | undefined): readonly Period[] {
  return periodsOf(timeslot).filter(({ start, end }) => start !== '' && end !== '');
}
