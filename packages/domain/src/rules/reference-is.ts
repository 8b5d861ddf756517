import { fieldAtPath } from '../core/field-at-path.ts';
import { plainText } from '../core/json.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { fieldsAt } from './row-paths.ts';
import type { ReferenceRule } from './rule-logic.ts';

/** The record that a reference names has one of some values in a field. */
export const referenceIs: ReferenceRule<'reference_is'> = {
  level: 'reference',
  paths: ({ field }) => [field],
  names: (rule) => ({ targets: [{ reference: rule.field, fields: [rule.target], values: rule.in }] }),
  check(rule, data, add, module, findRecord) {
    const reference = fieldAtPath(module, rule.field);
    if (reference?.kind !== 'reference') return;
    for (const place of fieldsAt(data, rule.field)) {
      const actual = findRecord(reference.to, plainText(place.values[place.key]))?.[rule.target];
      if (actual !== undefined && !isOneOf(actual, rule.in))
        add(place.fieldPath, 'kind_not_allowed', { value: actual });
    }
  },
};
