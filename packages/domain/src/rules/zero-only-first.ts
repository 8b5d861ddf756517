import type { ModuleRule } from './rule-logic.ts';
import { checkZeroOnly, zeroOnlyPaths } from './zero-only.ts';

/** A number is 0 on the first record of each group and only there. */
export const zeroOnlyFirst: ModuleRule<'zero_only_first'> = {
  level: 'module',
  paths: zeroOnlyPaths,
  check: (rule, records, add) => checkZeroOnly(rule, 'first', records, add),
};
