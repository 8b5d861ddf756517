import { fieldAtPath } from '../core/field-at-path.ts';
import { joinPath } from '../core/issue.ts';
import { plainText } from '../core/json.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { inRows, rowsAt } from './row-paths.ts';
import type { ReferenceRule } from './rule-logic.ts';

/** A number of a row has a limit when the record that the row names is of a certain sort. */
export const atMostFor: ReferenceRule<'at_most_for'> = {
  level: 'reference',
  paths: ({ rows, field, ref }) => [inRows(rows, field), inRows(rows, ref)],
  names: (rule) => ({
    targets: [{ reference: inRows(rule.rows, rule.ref), fields: [rule.target], values: rule.in }],
  }),
  check(rule, data, add, module, findRecord) {
    const reference = fieldAtPath(module, inRows(rule.rows, rule.ref));
    if (reference?.kind !== 'reference') return;
    for (const { values, path } of rowsAt(data, rule.rows)) {
      const number = values[rule.field];
      if (typeof number !== 'number' || number <= rule.max) continue;
      const named = findRecord(reference.to, plainText(values[rule.ref]))?.[rule.target];
      if (isOneOf(named, rule.in)) add(joinPath(path, rule.field), 'less_or_equal', { than: rule.max });
    }
  },
};
