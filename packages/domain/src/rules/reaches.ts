import { plainText } from '../core/json.ts';
import { groupRecords, orderRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

/** The records about another record go up to a number of it, or of a record that it names. */
export const reaches: ModuleRule<'reaches'> = {
  level: 'module',
  paths: ({ field, reference }) => [field, reference],
  names: ({ reference, via, target }) => ({
    targets: [{ reference, fields: [via === undefined ? target : via.field] }],
  }),
  check({ field, reference, via, target }, records, add, module, findRecord) {
    const named = module.fieldByKey.get(reference);
    if (named?.kind !== 'reference' || findRecord === undefined) return;
    for (const group of groupRecords(records, reference)) {
      const record = findRecord(named.to, plainText(group[0]?.data[reference]));
      const owner = via === undefined ? record : findRecord(via.module, plainText(record?.[via.field]));
      const end = owner?.[target];
      const last = orderRecords(group, field).at(-1);
      if (typeof end === 'number' && last !== undefined && last.data[field] !== end)
        add(last.recordId, field, 'same_as', { value: end });
    }
  },
};
