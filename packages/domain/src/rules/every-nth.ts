import { isOneOf } from '../fields/validate-object.ts';
import type { RecordRule } from './rule-logic.ts';

/** Records whose number is a multiple of another one have one of some values. */
export const everyNth: RecordRule<'every_nth'> = {
  level: 'record',
  paths: ({ field, other }) => [other, field],
  names: ({ other, values }) => ({ values: [[other, values]] }),
  check(rule, data, add) {
    const number = data[rule.field];
    if (typeof number !== 'number' || number % rule.every !== 0) return;
    if (!isOneOf(data[rule.other], rule.values))
      add(rule.other, 'allowed_when', { allowed: rule.values, field: rule.field, value: number });
  },
};
