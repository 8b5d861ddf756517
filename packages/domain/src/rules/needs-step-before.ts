import type { JsonValue } from '../core/json.ts';
import { groupRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

/** Within a group, a record of one step needs a record of the step before. */
export const needsStepBefore: ModuleRule<'needs_step_before'> = {
  level: 'module',
  paths: ({ field, groupBy }) => [field, ...[groupBy].flat()],
  names: ({ field, order }) => ({ values: [[field, order]] }),
  check(rule, records, add) {
    for (const group of groupRecords(records, rule.groupBy)) {
      const present = new Set<JsonValue | undefined>(group.map(({ data }) => data[rule.field]));
      for (const { recordId, data } of group) {
        const place = rule.order.indexOf(data[rule.field] ?? null);
        const before = place > 0 ? rule.order[place - 1] : undefined;
        if (before !== undefined && !present.has(before))
          add(recordId, rule.field, 'needs_record', { field: rule.field, value: before });
      }
    }
  },
};
