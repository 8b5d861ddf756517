import { joinPath } from '../core/issue.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A number grows from row to row. */
export const rowsRising: RecordRule<'rows_rising'> = {
  level: 'record',
  paths: ({ rows, field }) => [inRows(rows, field)],
  check(rule, data, add) {
    for (const { rows } of listsAt(data, rule.rows)) {
      let before: number | null = null;
      for (const { values, path } of rows) {
        const value = values[rule.field];
        if (typeof value !== 'number') continue;
        if (before !== null && value <= before)
          add(joinPath(path, rule.field), 'not_rising', { than: before });
        before = value;
      }
    }
  },
};
