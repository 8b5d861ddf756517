import { plainText } from '../core/json.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Every list that a path leads to names the same keys as the first one. */
export const rowsAlike: RecordRule<'rows_alike'> = {
  level: 'record',
  paths: ({ rows, key }) => [inRows(rows, key)],
  check(rule, data, add) {
    const lists = listsAt(data, rule.rows).map(({ rows, path }) => ({
      path,
      keys: [...new Set(rows.map(({ values }) => plainText(values[rule.key])))].sort().join(' '),
    }));
    const expected = lists[0]?.keys ?? '';
    for (const { keys, path } of lists) {
      if (keys !== expected) add(path, 'placeholders_differ', { expected });
    }
  },
};
