import { compareFields } from './comparing.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field is less than or equal to another one. */
export const lessOrEqual: RecordRule<'less_or_equal'> = {
  level: 'record',
  paths: ({ field, than }) => [field, than],
  names: ({ field, than }) => ({ compared: [field, than] }),
  check: (rule, data, add) => compareFields(rule, data, 'less_or_equal', add),
};
