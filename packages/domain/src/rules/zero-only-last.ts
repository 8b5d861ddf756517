import { groupRecords, orderRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

/** A number is 0 on the last record of each group and only there. */
export const zeroOnlyLast: ModuleRule<'zero_only_last'> = {
  level: 'module',
  paths: ({ field, orderBy, groupBy }) => [field, orderBy, ...(groupBy === undefined ? [] : [groupBy])],
  check(rule, records, add) {
    for (const group of groupRecords(records, rule.groupBy)) {
      const ordered = orderRecords(group, rule.orderBy);
      ordered.forEach(({ recordId, data }, index) => {
        const isLast = index === ordered.length - 1;
        if (isLast && data[rule.field] !== 0) add(recordId, rule.field, 'same_as', { value: 0 });
        if (!isLast && data[rule.field] === 0) add(recordId, rule.field, 'not_zero');
      });
    }
  },
};
