import { joinPath } from '../core/issue.ts';
import { inRows, listIn, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Only inside the last row of a list, inner rows carry a flag. */
export const flagInLastRow: RecordRule<'flag_in_last_row'> = {
  level: 'record',
  paths: ({ rows, inner, flag }) => [inRows(rows, `${inner}.${flag}`)],
  check(rule, data, add) {
    for (const { rows } of listsAt(data, rule.rows)) {
      for (const { values, path } of rows.slice(0, -1).flatMap((row) => listIn(row, rule.inner).rows)) {
        if (values[rule.flag] === true) add(joinPath(path, rule.flag), 'only_on_last');
      }
    }
  },
};
