import { isBlank } from '../fields/field-kind-logic.ts';
import { inRows, rowsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Each row fills exactly one of some fields. */
export const exactlyOne: RecordRule<'exactly_one'> = {
  level: 'record',
  paths: ({ rows, fields }) => fields.map((field) => inRows(rows, field)),
  check(rule, data, add) {
    for (const { values, path } of rowsAt(data, rule.rows)) {
      const filled = rule.fields.filter((field) => !isBlank(values[field]));
      if (filled.length !== 1) add(path, 'exactly_one', { fields: rule.fields });
    }
  },
};
