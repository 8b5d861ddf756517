import { groupRecords, orderRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

/** Within each group, a number counts up without a gap. */
export const contiguous: ModuleRule<'contiguous'> = {
  level: 'module',
  paths: ({ field, groupBy }) => [field, ...(groupBy === undefined ? [] : [groupBy])],
  check(rule, records, add) {
    for (const group of groupRecords(records, rule.groupBy)) {
      let expected = rule.from;
      for (const { recordId, data } of orderRecords(group, rule.field)) {
        const value = Number(data[rule.field]);
        if (value !== expected) add(recordId, rule.field, 'not_contiguous', { expected });
        expected = value + 1;
      }
    }
  },
};
