import { plainText } from '../core/json.ts';
import { isBlank } from '../fields/field-kind-logic.ts';
import { rowsAt } from './row-paths.ts';
import type { ReferenceRule } from './rule-logic.ts';

/** A value stands in a row of the record that a reference names. */
export const inRowsOf: ReferenceRule<'in_rows_of'> = {
  level: 'reference',
  paths: ({ field, reference }) => [field, reference],
  names: ({ reference, rows, key }) => ({ targets: [{ reference, fields: [`${rows}.${key}`] }] }),
  check(rule, data, add, module, findRecord) {
    const reference = module.fieldByKey.get(rule.reference);
    const value = data[rule.field];
    if (reference?.kind !== 'reference' || value === undefined || isBlank(value)) return;
    const named = findRecord(reference.to, plainText(data[rule.reference]));
    if (named === undefined) return;
    const isThere = rowsAt(named, rule.rows).some((row) => row.values[rule.key] === value);
    if (!isThere) add(rule.field, 'unknown_option', { value });
  },
};
