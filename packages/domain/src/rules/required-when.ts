import { isBlank } from '../fields/field-kind-logic.ts';
import { fieldsWhen } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field must be filled while another one has one of some values. */
export const requiredWhen: RecordRule<'required_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  names: (rule) => ({ values: [[rule.when, rule.in]] }),
  check(rule, data, add) {
    for (const { fieldPath, value, cause } of fieldsWhen(data, rule))
      if (isBlank(value)) add(fieldPath, 'required_when', { field: rule.when, value: cause });
  },
};
