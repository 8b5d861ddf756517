import { plainText } from '../../core/json.ts';
import { valueAt } from '../../record/path-value.ts';
import { isOff } from '../is-off.ts';
import type { ModuleRule } from '../rule-logic.ts';

/** A value that is no identity stands for the records of another module that have it: a round, a season, a series. */
export const occursIn: ModuleRule<'occurs_in'> = {
  level: 'module',
  paths: ({ field }) => [field],
  names: ({ module, at }) => ({ others: [{ module, fields: [at] }] }),
  check({ field, module: other, at }, records, add, _module, _findRecord, readRecords) {
    if (readRecords === undefined) return;
    const there = [...readRecords(other)].filter(({ data }) => !isOff(data));
    const known = new Set(there.map(({ data }) => plainText(valueAt(data, at))));
    for (const { recordId, data } of records) {
      const value = plainText(valueAt(data, field));
      if (value !== '' && !known.has(value)) add(recordId, field, 'unknown_option', { value });
    }
  },
};
