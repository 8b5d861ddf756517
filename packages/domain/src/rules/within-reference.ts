import { fieldAtPath } from '../core/field-at-path.ts';
import { plainText, type JsonValue } from '../core/json.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { ReferenceRule } from './rule-logic.ts';

/** A number is at least, or at most, a number of the record named beside it; a list counts its rows. */
export const withinReference: ReferenceRule<'within_reference'> = {
  level: 'reference',
  paths: ({ field, reference }) => [field, reference],
  names: ({ reference, target }) => ({ targets: [{ reference, fields: [target] }] }),
  check({ field, is, reference, target }, data, add, module, findRecord) {
    const named = fieldAtPath(module, reference);
    if (named?.kind !== 'reference') return;
    for (const place of fieldsAt(data, field)) {
      const value = place.values[place.key];
      const record = findRecord(named.to, plainText(besides(data, place, reference)));
      const limit = numberOf(record?.[target]);
      if (typeof value !== 'number' || limit === null) continue;
      if (is === 'at_least' && value < limit) add(place.fieldPath, 'greater_or_equal', { than: limit });
      if (is === 'at_most' && value > limit) add(place.fieldPath, 'less_or_equal', { than: limit });
    }
  },
};

function numberOf(value: JsonValue | undefined): number | null {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : null;
}
