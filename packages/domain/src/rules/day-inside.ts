import { isJsonObject, plainText, type JsonValue } from '../core/json.ts';
import type { ReferenceRule } from './rule-logic.ts';

const MS_PER_DAY = 86_400_000;

/** A day counted from the start of the record that a reference names lies inside its periods. */
export const dayInside: ReferenceRule<'day_inside'> = {
  level: 'reference',
  paths: ({ field, reference }) => [field, reference],
  names: ({ reference, timeslot }) => ({ targets: [{ reference, fields: [timeslot] }] }),
  check(rule, data, add, module, findRecord) {
    const reference = module.fieldByKey.get(rule.reference);
    const day = data[rule.field];
    if (reference?.kind !== 'reference' || typeof day !== 'number') return;
    const named = findRecord(reference.to, plainText(data[rule.reference]));
    const days = daysOf(named?.[rule.timeslot]);
    if (days !== null && day > days) add(rule.field, 'not_inside', { start: 1, end: days });
  },
};

/** From the first start to the last end, begun days counted whole; `null` where there is no end. */
function daysOf(slot: JsonValue | undefined): number | null {
  const periods = isJsonObject(slot) && Array.isArray(slot['periods']) ? slot['periods'] : [];
  const times = (edge: 'start_date' | 'end_date'): readonly number[] =>
    periods
      .map((period: JsonValue) => (isJsonObject(period) ? period[edge] : undefined))
      .filter((date) => typeof date === 'string')
      .map((date) => Date.parse(`${date.replace(' ', 'T')}Z`));
  const [start, end] = [Math.min(...times('start_date')), Math.max(...times('end_date'))];
  return Number.isFinite(start) && Number.isFinite(end) ? Math.ceil((end - start) / MS_PER_DAY) : null;
}
