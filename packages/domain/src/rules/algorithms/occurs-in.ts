import { plainText, type RecordData } from '../../core/json.ts';
import { valueAt } from '../../record/path-value.ts';
import { holdsIn } from '../demands/conditions.ts';
import { namesIn, pathsIn } from '../demands/demand-names.ts';
import { isOff } from '../is-off.ts';
import { fieldsAt } from '../row-paths.ts';
import type { ModuleRule } from '../rule-logic.ts';

/**
 * A value that is no identity stands for the records of another module that have it: a round, a season, a
 * level under the same parent. Known where a whole configuration is checked.
 */
export const occursIn: ModuleRule<'occurs_in'> = {
  level: 'module',
  paths: ({ field, same, when }) => [field, ...(same === undefined ? [] : [same]), ...pathsIn(when)],
  names: ({ module, at, same, when }) => ({
    ...namesIn(when),
    others: [{ module, fields: [at, ...(same === undefined ? [] : [same])] }],
  }),
  check({ field, module, at, same, when }, records, add, _module, _findRecord, readRecords) {
    if (readRecords === undefined) return;
    const groupOf = (data: RecordData): string => (same === undefined ? '-' : plainText(valueAt(data, same)));
    const known = new Set(
      [...readRecords(module)]
        .filter(({ data }) => !isOff(data))
        .map(({ data }) => `${groupOf(data)} ${plainText(valueAt(data, at))}`),
    );
    for (const { recordId, data } of records) {
      const group = groupOf(data);
      if (group === '' || !holdsIn(when, data)) continue;
      for (const { values, key, fieldPath } of fieldsAt(data, field)) {
        const value = plainText(values[key]);
        if (value !== '' && !known.has(`${group} ${value}`))
          add(recordId, fieldPath, 'unknown_option', { value: values[key] ?? null, module });
      }
    }
  },
};
