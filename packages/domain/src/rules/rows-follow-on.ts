import { joinPath } from '../core/issue.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Ranges begin where told, and each begins right after the one before. Only the first break is reported. */
export const rowsFollowOn: RecordRule<'rows_follow_on'> = {
  level: 'record',
  paths: ({ rows, from, to }) => [inRows(rows, from), inRows(rows, to)],
  check(rule, data, add) {
    for (const { rows } of listsAt(data, rule.rows)) {
      let expected = rule.start;
      for (const { values, path } of rows) {
        if (values[rule.from] !== expected) {
          add(joinPath(path, rule.from), 'not_contiguous', { expected });
          break;
        }
        expected = Number(values[rule.to]) + 1;
      }
    }
  },
};
