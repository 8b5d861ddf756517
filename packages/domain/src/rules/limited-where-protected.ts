import type { JsonValue } from '../core/json.ts';
import type { RecordRule } from './rule-logic.ts';

const DAY_MS = 86_400_000;

/** A switch needs a short period in protected environments. Settings without a release are refused there as they are saved. */
export const limitedWhereProtected: RecordRule<'limited_where_protected'> = {
  level: 'record',
  paths: ({ field, from, until }) => [field, from, until],
  check({ field, from, until, days }, data, add, _module, { isProtected }) {
    if (!isProtected || data[field] !== true) return;
    const [start, end] = [momentOf(data[from]), momentOf(data[until])];
    if (start === null) add(from, 'required');
    if (end === null) add(until, 'required');
    if (start !== null && end !== null && end - start > days * DAY_MS)
      add(until, 'period_too_long', { max: days });
  },
};

/** Milliseconds of a UTC date and time as records hold it. */
function momentOf(value: JsonValue | undefined): number | null {
  const moment = typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}Z`) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}
