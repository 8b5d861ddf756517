import { plainText } from '../core/json.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { childRecordId } from '../record/identity.ts';
import type { FindRecord, ModuleRule } from './rule-logic.ts';

/** While another field has one of some values, a number is at most what all children of the same parent give together. */
export const withinChildrenSum: ModuleRule<'within_children_sum'> = {
  level: 'module',
  paths: ({ field, when, parent }) => [field, when, parent],
  names: (rule) => ({
    values: [[rule.when, rule.in]],
    child: rule.child,
    childFields: [rule.parent, rule.number],
  }),
  check(rule, records, add, _module, findRecord) {
    if (findRecord === undefined) return;
    const sums = new Map<string, number>();
    for (const { recordId, data } of records) {
      const value = data[rule.field];
      if (typeof value !== 'number' || !isOneOf(data[rule.when], rule.in)) continue;
      const parentId = plainText(data[rule.parent]);
      const sum = sums.get(parentId) ?? sumOf(findRecord, rule, parentId);
      sums.set(parentId, sum);
      if (value > sum) add(recordId, rule.field, 'less_or_equal', { than: sum });
    }
  },
};

/** Children are numbered from 1 without a gap. */
function sumOf(
  findRecord: FindRecord,
  { child, number }: { readonly child: string; readonly number: string },
  parentId: string,
): number {
  let sum = 0;
  for (let place = 1; ; place += 1) {
    const found = findRecord(child, childRecordId(parentId, String(place)));
    if (found === undefined) return sum;
    const value = found[number];
    sum += typeof value === 'number' ? value : 0;
  }
}
