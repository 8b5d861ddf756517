import { groupRecords, orderRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

/** Within each group in order, a number never falls. */
export const notFalling: ModuleRule<'not_falling'> = {
  level: 'module',
  paths: ({ field, orderBy, groupBy, exclude }) => [
    field,
    orderBy,
    ...(groupBy === undefined ? [] : [groupBy]),
    ...(exclude === undefined ? [] : [exclude.field]),
  ],
  check(rule, records, add) {
    const { exclude } = rule;
    const judged =
      exclude === undefined
        ? records
        : records.filter(({ data }) => !exclude.in.includes(data[exclude.field] ?? null));
    for (const group of groupRecords(judged, rule.groupBy)) {
      const ordered = orderRecords(group, rule.orderBy);
      let before: number | null = null;
      for (const { recordId, data } of rule.ignoreLast === true ? ordered.slice(0, -1) : ordered) {
        const value = data[rule.field];
        if (typeof value !== 'number') continue;
        if (before !== null && value < before) add(recordId, rule.field, 'falling', { than: before });
        before = value;
      }
    }
  },
};
