import { childRecordId } from '../record/identity.ts';
import type { ModuleRule } from './rule-logic.ts';

/** A number says how many children a record has; children are numbered from 1. */
export const countsChildren: ModuleRule<'counts_children'> = {
  level: 'module',
  paths: ({ field }) => [field],
  names: ({ child }) => ({ child }),
  check(rule, records, add, _module, findRecord) {
    if (findRecord === undefined) return;
    for (const { recordId, data } of records) {
      let count = 0;
      while (findRecord(rule.child, childRecordId(recordId, String(count + 1))) !== undefined) count += 1;
      if (data[rule.field] !== count) add(recordId, rule.field, 'same_as', { value: count });
    }
  },
};
