import { isBlank } from '../fields/field-kind-logic.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { fieldsWhen } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field may only have some values while another one has one of some values. */
export const allowedWhen: RecordRule<'allowed_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  names: (rule) => ({
    values: [
      [rule.when, rule.in],
      [rule.field, rule.values],
    ],
  }),
  check(rule, data, add) {
    for (const { fieldPath, value, cause } of fieldsWhen(data, rule)) {
      if (isBlank(value) || isOneOf(value, rule.values)) continue;
      add(fieldPath, 'allowed_when', { allowed: rule.values, field: rule.when, value: cause });
    }
  },
};
