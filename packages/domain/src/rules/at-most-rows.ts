import { joinPath } from '../core/issue.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A number is at most as large as a list beside it is long, or a multiple of that. */
export const atMostRows: RecordRule<'at_most_rows'> = {
  level: 'record',
  paths: ({ field, rows, unless }) => [field, rows, ...(unless === undefined ? [] : [unless.field])],
  names: ({ unless }) => (unless === undefined ? {} : { values: [[unless.field, unless.in]] }),
  check({ field, rows, times = 1, unless }, data, add) {
    for (const place of fieldsAt(data, field)) {
      if (unless !== undefined && isOneOf(besides(data, place, unless.field), unless.in)) continue;
      const list = besides(data, place, rows);
      const count = Array.isArray(list) ? list.length * times : 0;
      const value = place.values[place.key];
      if (typeof value === 'number' && value > count)
        add(joinPath(place.path, place.key), 'less_or_equal', { than: count, than_field: rows });
    }
  },
};
