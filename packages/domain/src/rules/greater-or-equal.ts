import { compareFields } from './comparing.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field is at least as great as another one. */
export const greaterOrEqual: RecordRule<'greater_or_equal'> = {
  level: 'record',
  paths: ({ field, than }) => [field, than],
  names: ({ field, than }) => ({ compared: [field, than] }),
  check: (rule, data, add) => compareFields(rule, data, 'greater_or_equal', add),
};
