import { fieldsWhen } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A number has no decimals while another field has one of some values. */
export const wholeWhen: RecordRule<'whole_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  names: (rule) => ({ values: [[rule.when, rule.in]] }),
  check(rule, data, add) {
    for (const { fieldPath, value } of fieldsWhen(data, rule))
      if (typeof value === 'number' && !Number.isInteger(value)) add(fieldPath, 'integer');
  },
};
