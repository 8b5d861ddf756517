import { isBlank } from '../fields/field-kind-logic.ts';
import { inRows, rowsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Each row fills one of some fields, or several. */
export const atLeastOne: RecordRule<'at_least_one'> = {
  level: 'record',
  paths: ({ rows, fields }) => fields.map((field) => inRows(rows, field)),
  check(rule, data, add) {
    for (const { values, path } of rowsAt(data, rule.rows)) {
      if (rule.fields.every((field) => isBlank(values[field])))
        add(path, 'at_least_one', { fields: rule.fields });
    }
  },
};
