import { joinPath } from '../core/issue.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Row numbers count up without a gap. Only the first break of a list is reported: the rest follows from it. */
export const rowsContiguous: RecordRule<'rows_contiguous'> = {
  level: 'record',
  paths: ({ rows, field }) => [inRows(rows, field)],
  check(rule, data, add) {
    for (const { rows } of listsAt(data, rule.rows)) {
      const index = rows.findIndex((row, position) => row.values[rule.field] !== rule.from + position);
      const row = rows[index];
      if (row !== undefined)
        add(joinPath(row.path, rule.field), 'not_contiguous', { expected: rule.from + index });
    }
  },
};
