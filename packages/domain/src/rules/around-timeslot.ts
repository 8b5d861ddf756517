import { isJsonObject, type JsonValue } from '../core/json.ts';
import type { RecordRule } from './rule-logic.ts';

/** One date lies before a timeslot's first period begins, another not before its last one ends. */
export const aroundTimeslot: RecordRule<'around_timeslot'> = {
  level: 'record',
  paths: ({ timeslot, before, after }) => [
    timeslot,
    ...[before, after].filter((field) => field !== undefined),
  ],
  check(rule, data, add) {
    const slot = data[rule.timeslot];
    const start = edgeOf(slot, 'start_date').at(0);
    const end = edgeOf(slot, 'end_date').at(-1);
    const before = rule.before === undefined ? undefined : data[rule.before];
    const after = rule.after === undefined ? undefined : data[rule.after];
    if (typeof before === 'string' && start !== undefined && before >= start)
      add(rule.before ?? '', 'less', { than: start });
    if (typeof after === 'string' && end !== undefined && after < end)
      add(rule.after ?? '', 'greater_or_equal', { than: end });
  },
};

/** The starts or ends of a timeslot's periods, earliest first. */
function edgeOf(slot: JsonValue | undefined, edge: 'start_date' | 'end_date'): readonly string[] {
  const periods = isJsonObject(slot) && Array.isArray(slot['periods']) ? slot['periods'] : [];
  return periods
    .map((period: JsonValue) => (isJsonObject(period) ? period[edge] : undefined))
    .filter((date) => typeof date === 'string')
    .sort((left, right) => (left < right ? -1 : 1));
}
