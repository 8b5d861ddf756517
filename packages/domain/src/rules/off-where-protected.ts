import type { RecordRule } from './rule-logic.ts';

/** A switch stays off in protected environments. Settings without a release are refused there as they are saved. */
export const offWhereProtected: RecordRule<'off_where_protected'> = {
  level: 'record',
  paths: ({ field }) => [field],
  check(rule, data, add, _module, { isProtected }) {
    if (isProtected && data[rule.field] === true) add(rule.field, 'off_where_protected');
  },
};
