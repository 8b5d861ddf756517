import { plainText } from '../core/json.ts';
import { fieldsAt, inRows } from './row-paths.ts';
import type { ModuleRule } from './rule-logic.ts';

/** A value stands in the rows of one record only. Within a record it may stand in several. */
export const uniqueOverRows: ModuleRule<'unique_over_rows'> = {
  level: 'module',
  paths: ({ rows, field }) => [inRows(rows, field)],
  check(rule, records, add) {
    const owners = new Map<string, string>();
    for (const { recordId, data } of records) {
      for (const { values, key, fieldPath } of fieldsAt(data, inRows(rule.rows, rule.field))) {
        const value = plainText(values[key]);
        const owner = owners.get(value) ?? recordId;
        owners.set(value, owner);
        if (value !== '' && owner !== recordId) add(recordId, fieldPath, 'duplicate', { record: owner });
      }
    }
  },
};
