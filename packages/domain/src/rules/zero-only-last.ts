import type { ModuleRule } from './rule-logic.ts';
import { checkZeroOnly, zeroOnlyPaths } from './zero-only.ts';

/** A number is 0 on the last record of each group and only there. */
export const zeroOnlyLast: ModuleRule<'zero_only_last'> = {
  level: 'module',
  paths: zeroOnlyPaths,
  check: (rule, records, add) => checkZeroOnly(rule, 'last', records, add),
};
