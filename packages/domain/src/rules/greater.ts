import { compareFields } from './comparing.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field is greater than another one. */
export const greater: RecordRule<'greater'> = {
  level: 'record',
  paths: ({ field, than }) => [field, than],
  names: ({ field, than }) => ({ compared: [field, than] }),
  check: (rule, data, add) => compareFields(rule, data, 'greater', add),
};
