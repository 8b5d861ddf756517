import { groupRecords, orderRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

const WHOLE = 100;

/** From one record of a group to the next, a number rises by no more than a share of itself. */
export const stepsAtMost: ModuleRule<'steps_at_most'> = {
  level: 'module',
  paths: ({ field, orderBy, groupBy }) => [field, orderBy, ...(groupBy === undefined ? [] : [groupBy])],
  check(rule, records, add) {
    for (const group of groupRecords(records, rule.groupBy)) {
      let before: number | null = null;
      for (const { recordId, data } of orderRecords(group, rule.orderBy)) {
        const value = data[rule.field];
        if (typeof value !== 'number') continue;
        if (before !== null && before > 0 && value * WHOLE > before * (WHOLE + rule.percent))
          add(recordId, rule.field, 'step_too_large', { percent: rule.percent, than: before });
        before = value;
      }
    }
  },
};
