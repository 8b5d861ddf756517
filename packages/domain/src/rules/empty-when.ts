import { isBlank } from '../fields/field-kind-logic.ts';
import { fieldsWhen } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field must be empty or 0 while another one has one of some values. */
export const emptyWhen: RecordRule<'empty_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  names: (rule) => ({ values: [[rule.when, rule.in]] }),
  check(rule, data, add) {
    for (const { fieldPath, value, cause } of fieldsWhen(data, rule))
      if (value !== 0 && !isBlank(value)) add(fieldPath, 'must_be_empty', { field: rule.when, value: cause });
  },
};
