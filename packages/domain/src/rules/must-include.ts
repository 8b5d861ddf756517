import { isBlank } from '../fields/field-kind-logic.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Each of some values stands in at least one row. */
export const mustInclude: RecordRule<'must_include'> = {
  level: 'record',
  paths: ({ rows, field, with: partner }) => [
    inRows(rows, field),
    ...(partner === undefined ? [] : [partner]),
  ],
  names: ({ rows, field, values }) => ({ values: [[inRows(rows, field), values]] }),
  check(rule, data, add) {
    if (rule.with !== undefined && isBlank(data[rule.with])) return;
    for (const { rows, path } of listsAt(data, rule.rows)) {
      const missing = rule.values.filter((value) => !rows.some((row) => row.values[rule.field] === value));
      for (const value of missing) add(path, 'must_include', { field: rule.field, value });
    }
  },
};
