import { isBlank } from '../../fields/field-kind-logic.ts';
import { daysOf, hoursLater, spansOf } from '../timeslots.ts';
import type { DemandLogic } from './demand-logic.ts';

/** Periods, or a day counted from the first one, are inside the timeslot of another record, if that has any. */
export const inside: DemandLogic<'inside'> = {
  names: ({ period: { field, of } }) => ({ targets: [{ reference: of, fields: [field] }] }),
  check({ period }, { value, valueOf }, add) {
    if (isBlank(value)) return;
    const slot = valueOf(period);
    if (typeof value === 'number') {
      const days = daysOf(slot);
      if (days !== undefined && value > days) add('not_inside', { start: 1, end: days });
      return;
    }
    const outer = spansOf(slot);
    const [start, end] = [outer.at(0)?.start, outer.at(-1)?.end];
    if (start === undefined || end === undefined) return;
    const own = spansOf(value);
    const isInside = own.length > 0 && own.every((each) => each.start >= start && each.end <= end);
    if (!isInside) add('not_inside', { start, end });
  },
};

/** Periods cover those of another record, and some hours after them. */
export const spans: DemandLogic<'spans'> = {
  expressions: ({ hours }) => (hours === undefined ? [] : [{ field: hours }]),
  names: ({ period: { field, of } }) => ({ targets: [{ reference: of, fields: [field] }] }),
  check({ period, hours }, { value, valueOf }, add) {
    const own = spansOf(value);
    const other = spansOf(valueOf(period));
    const [first, last] = [own.at(0)?.start, own.at(-1)?.end];
    const [start, end] = [other.at(0)?.start, other.at(-1)?.end];
    if (first === undefined || last === undefined || start === undefined || end === undefined) return;
    const after = hours === undefined ? 0 : Number(valueOf({ field: hours }) ?? 0);
    const until = hoursLater(end, after) ?? end;
    if (first > start || last < until) add('must_cover', { start, end: until });
  },
};
