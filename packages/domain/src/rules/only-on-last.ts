import { isBlank } from '../fields/field-kind-logic.ts';
import { groupRecords, orderRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

/** A field is filled on the last record of each group at most. */
export const onlyOnLast: ModuleRule<'only_on_last'> = {
  level: 'module',
  paths: ({ field, orderBy, groupBy }) => [field, orderBy, ...(groupBy === undefined ? [] : [groupBy])],
  check(rule, records, add) {
    for (const group of groupRecords(records, rule.groupBy)) {
      for (const { recordId, data } of orderRecords(group, rule.orderBy).slice(0, -1)) {
        if (!isBlank(data[rule.field])) add(recordId, rule.field, 'only_on_last');
      }
    }
  },
};
