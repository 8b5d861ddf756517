import { joinPath } from '../core/issue.ts';
import { plainText } from '../core/json.ts';
import type { ModuleRule } from './rule-logic.ts';

/** A list's entry stands in one record only, of one sort or of all. */
export const uniqueEntries: ModuleRule<'unique_entries'> = {
  level: 'module',
  paths: ({ field, per }) => [field, ...(per === undefined ? [] : [per])],
  check(rule, records, add) {
    const owners = new Map<string, string>();
    for (const { recordId, data } of records) {
      const entries = Array.isArray(data[rule.field]) ? (data[rule.field] as readonly unknown[]) : [];
      entries.forEach((entry, index) => {
        const name = `${rule.per === undefined ? '' : plainText(data[rule.per])}\n${String(entry)}`;
        const owner = owners.get(name);
        if (owner === undefined) owners.set(name, recordId);
        else if (owner !== recordId)
          add(recordId, joinPath(rule.field, index), 'duplicate', { record: owner });
      });
    }
  },
};
