import { joinPath } from '../core/issue.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import type { RecordRule } from './rule-logic.ts';

/** Row numbers count up without a gap. Only the first break of a list is reported: the rest follows from it. */
export const rowsContiguous: RecordRule<'rows_contiguous'> = {
  level: 'record',
  paths: ({ rows, field, until }) => [inRows(rows, field), ...(until === undefined ? [] : [until])],
  check(rule, data, add) {
    const end = rule.until === undefined ? undefined : data[rule.until];
    for (const { rows, path } of listsAt(data, rule.rows)) {
      const index = rows.findIndex((row, position) => row.values[rule.field] !== rule.from + position);
      const row = rows[index];
      if (row !== undefined)
        add(joinPath(row.path, rule.field), 'not_contiguous', { expected: rule.from + index });
      else if (typeof end === 'number') checkEnd(rows.length, end - rule.from + 1, path, add);
    }
  },
};

function checkEnd(count: number, wanted: number, path: string, add: AddIssue): void {
  if (count < wanted) add(path, 'too_few', { min: wanted });
  if (count > wanted) add(path, 'too_many', { max: Math.max(0, wanted) });
}
