import { plainText } from '../../core/json.ts';
import { valueAt } from '../../record/path-value.ts';
import { fieldsAt } from '../row-paths.ts';
import type { ModuleRule } from '../rule-logic.ts';

/** A number or a name of records beside this one. Known where a whole configuration is checked. */
export const standsIn: ModuleRule<'stands_in'> = {
  level: 'module',
  paths: ({ field, same }) => [field, same],
  names: ({ module, at, same }) => ({ others: [{ module, fields: [at, same] }] }),
  check({ field, module, at, same }, records, add, _module, _findRecord, readRecords) {
    if (readRecords === undefined) return;
    const known = new Map<string, Set<string>>();
    for (const { data } of readRecords(module)) {
      const group = plainText(valueAt(data, same));
      known.set(group, (known.get(group) ?? new Set()).add(plainText(valueAt(data, at))));
    }
    for (const { recordId, data } of records) {
      const group = plainText(valueAt(data, same));
      if (group === '') continue;
      for (const { values, key, fieldPath } of fieldsAt(data, field)) {
        const value = values[key] ?? null;
        if (value !== null && value !== '' && known.get(group)?.has(plainText(value)) !== true)
          add(recordId, fieldPath, 'unknown_option', { value });
      }
    }
  },
};
