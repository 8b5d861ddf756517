import { joinPath } from '../core/issue.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** The last row of a list has one value. */
export const lastRowIs: RecordRule<'last_row_is'> = {
  level: 'record',
  paths: ({ rows, field }) => [inRows(rows, field)],
  names: ({ rows, field, value }) => ({ values: [[inRows(rows, field), [value]]] }),
  check(rule, data, add) {
    for (const { rows } of listsAt(data, rule.rows)) {
      const last = rows.at(-1);
      if (last !== undefined && last.values[rule.field] !== rule.value)
        add(joinPath(last.path, rule.field), 'same_as', { value: rule.value });
    }
  },
};
