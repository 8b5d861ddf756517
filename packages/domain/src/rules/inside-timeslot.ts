import { isJsonObject, plainText, type JsonValue } from '../core/json.ts';
import type { ReferenceRule } from './rule-logic.ts';

/** What is open for some time lies inside the time of the record that a reference names. */
export const insideTimeslot: ReferenceRule<'inside_timeslot'> = {
  level: 'reference',
  paths: ({ timeslot, reference }) => [timeslot, reference],
  names: ({ reference, target }) => ({ targets: [{ reference, fields: [target] }] }),
  check({ timeslot, reference, target }, data, add, module, findRecord) {
    const field = module.fieldByKey.get(reference);
    if (field?.kind !== 'reference') return;
    const outer = periodsOf(findRecord(field.to, plainText(data[reference]))?.[target]);
    const [start, end] = [outer.at(0)?.[0], outer.at(-1)?.[1]];
    if (start === undefined || end === undefined) return;
    const own = periodsOf(data[timeslot]);
    const isInside = own.length > 0 && own.every(([from, until]) => from >= start && until <= end);
    if (!isInside) add(timeslot, 'not_inside', { start, end });
  },
};

/** The periods of a timeslot, earliest first; none where it has no end. */
function periodsOf(slot: JsonValue | undefined): readonly (readonly [start: string, end: string])[] {
  const periods = isJsonObject(slot) && Array.isArray(slot['periods']) ? slot['periods'] : [];
  return periods
    .flatMap((period: JsonValue): [string, string][] => {
      const [start, end] = isJsonObject(period) ? [period['start_date'], period['end_date']] : [];
      return typeof start === 'string' && typeof end === 'string' ? [[start, end]] : [];
    })
    .sort(([left], [right]) => (left < right ? -1 : 1));
}
