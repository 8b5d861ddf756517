import { groupRecords, orderRecords } from './groups.ts';
import type { AddRecordIssue, ModuleRecord } from './rule-logic.ts';

type ZeroOnly = { readonly field: string; readonly orderBy: string; readonly groupBy?: string };

/** Adds where a number is 0 but should not be, or should be and is not. `end`: the one place for 0 in each group. */
export function checkZeroOnly(
  rule: ZeroOnly,
  end: 'first' | 'last',
  records: readonly ModuleRecord[],
  add: AddRecordIssue,
): void {
  for (const group of groupRecords(records, rule.groupBy)) {
    const ordered = orderRecords(group, rule.orderBy);
    const place = end === 'first' ? 0 : ordered.length - 1;
    ordered.forEach(({ recordId, data }, index) => {
      const isZero = data[rule.field] === 0;
      if (index === place && !isZero) add(recordId, rule.field, 'same_as', { value: 0 });
      if (index !== place && isZero) add(recordId, rule.field, 'not_zero');
    });
  }
}

/** The fields that such a rule names. */
export function zeroOnlyPaths({ field, orderBy, groupBy }: ZeroOnly): readonly string[] {
  return [field, orderBy, ...(groupBy === undefined ? [] : [groupBy])];
}
