import { plainText } from '../core/json.ts';
import { groupRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

/** The records that name one record have enough different values among them. */
export const spreadOver: ModuleRule<'spread_over'> = {
  level: 'module',
  paths: ({ field, reference }) => [field, reference],
  names: ({ reference, count }) => ({ targets: [{ reference, fields: [count] }] }),
  check({ field, reference, count }, records, add, module, findRecord) {
    const named = module.fieldByKey.get(reference);
    if (named?.kind !== 'reference' || findRecord === undefined) return;
    for (const group of groupRecords(records, reference)) {
      const min = findRecord(named.to, plainText(group[0]?.data[reference]))?.[count];
      const values = new Set(group.map(({ data }) => plainText(data[field])));
      const last = group.at(-1);
      if (typeof min === 'number' && last !== undefined && values.size < min)
        add(last.recordId, reference, 'too_few', { min });
    }
  },
};
