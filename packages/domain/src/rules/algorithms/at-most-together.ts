import { fieldAtPath } from '../../core/field-at-path.ts';
import { idsIn } from '../../record/ids-in.ts';
import { valueAt } from '../../record/path-value.ts';
import { sumOver } from '../demands/measuring.ts';
import { isOff } from '../is-off.ts';
import type { ModuleRule } from '../rule-logic.ts';

/** A number that records reach together. Known where a whole configuration is checked. */
export const atMostTogether: ModuleRule<'at_most_together'> = {
  level: 'module',
  paths: ({ field, of }) => [field, of],
  names: ({ of, sum }) => ({ targets: [{ reference: of, fields: [sum] }] }),
  check({ field, of, sum }, records, add, { module, readRecords }) {
    const named = fieldAtPath(module, of);
    if (readRecords === undefined || named?.kind !== 'reference') return;
    const all = [...readRecords(named.to)].filter(({ data }) => !isOff(data));
    if (all.length === 0) return;
    for (const { recordId, data } of records) {
      const wanted = idsIn(valueAt(data, of));
      const chosen = all.filter((one) => wanted.length === 0 || wanted.includes(one.recordId));
      const than = sumOver(
        chosen.map((one) => one.data),
        sum,
      );
      const value = valueAt(data, field);
      if (typeof value === 'number' && value > than) add(recordId, field, 'less_or_equal', { than });
    }
  },
};
