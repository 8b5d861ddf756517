import { isBlank } from '../fields/field-kind-logic.ts';
import type { ModuleRule } from './rule-logic.ts';

/** Where any record fills a field, each of some values stands in one. A missing value is a problem of the module itself. */
export const coversAll: ModuleRule<'covers_all'> = {
  level: 'module',
  paths: ({ field }) => [field],
  names: ({ field, values }) => ({ values: [[field, values]] }),
  check(rule, records, add) {
    const present = new Set(records.map(({ data }) => data[rule.field]).filter((value) => !isBlank(value)));
    if (present.size === 0) return;
    for (const value of rule.values) {
      if (!present.has(value)) add('', rule.field, 'must_include', { field: rule.field, value });
    }
  },
};
