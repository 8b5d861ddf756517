import { fieldAtPath } from '../core/field-at-path.ts';
import { plainText } from '../core/json.ts';
import { recordIdOf } from '../record/identity.ts';
import { fieldsAt } from './row-paths.ts';
import type { ReferenceRule } from './rule-logic.ts';

/** The record that a reference names is one that names this record. */
export const pointsBack: ReferenceRule<'points_back'> = {
  level: 'reference',
  paths: ({ field }) => [field],
  names: ({ field, target }) => ({ targets: [{ reference: field, fields: [target] }] }),
  check({ field, target }, data, add, module, findRecord) {
    const reference = fieldAtPath(module, field);
    if (reference?.kind !== 'reference') return;
    for (const { values, key, fieldPath } of fieldsAt(data, field)) {
      const owner = findRecord(reference.to, plainText(values[key]))?.[target];
      if (owner !== undefined && plainText(owner) !== recordIdOf(module, data))
        add(fieldPath, 'belongs_to_other', { record: plainText(owner) });
    }
  },
};
