import type { ModuleRule } from './rule-logic.ts';

/** The module has one record for each of some values. A missing one is a problem of the module itself. */
export const oneForEach: ModuleRule<'one_for_each'> = {
  level: 'module',
  paths: ({ field }) => [field],
  names: ({ field, values }) => ({ values: [[field, values]] }),
  check(rule, records, add) {
    const owners = new Map<unknown, string>();
    for (const { recordId, data } of records) {
      const value = data[rule.field];
      const owner = owners.get(value);
      if (owner === undefined) owners.set(value, recordId);
      else if (rule.values.includes(value ?? null)) add(recordId, rule.field, 'duplicate', { record: owner });
    }
    for (const value of rule.values) {
      if (!owners.has(value)) add('', rule.field, 'must_include', { field: rule.field, value });
    }
  },
};
