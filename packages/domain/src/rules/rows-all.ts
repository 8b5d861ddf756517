import { joinPath } from '../core/issue.ts';
import { inRows, listIn, rowsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Within rows of one sort, every inner row has one value. */
export const rowsAll: RecordRule<'rows_all'> = {
  level: 'record',
  paths: ({ rows, field, inner, key }) => [inRows(rows, field), inRows(rows, `${inner}.${key}`)],
  names: ({ rows, field, value, inner, key, equals }) => ({
    values: [
      [inRows(rows, field), [value]],
      [inRows(rows, `${inner}.${key}`), [equals]],
    ],
  }),
  check(rule, data, add) {
    const chosen = rowsAt(data, rule.rows).filter((row) => row.values[rule.field] === rule.value);
    for (const { values, path } of chosen.flatMap((row) => listIn(row, rule.inner).rows)) {
      const isSame =
        values[rule.key] === rule.equals || (rule.equals === false && values[rule.key] === undefined);
      if (!isSame) add(joinPath(path, rule.key), 'same_as', { value: rule.equals });
    }
  },
};
