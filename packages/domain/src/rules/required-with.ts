import { isBlank } from '../fields/field-kind-logic.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Two fields are filled together or the first one not at all. */
export const requiredWith: RecordRule<'required_with'> = {
  level: 'record',
  paths: ({ field, with: partner }) => [field, partner],
  check(rule, data, add) {
    for (const place of fieldsAt(data, rule.field)) {
      const partner = besides(data, place, rule.with);
      if (!isBlank(partner) && isBlank(place.values[place.key])) add(place.fieldPath, 'required');
    }
  },
};
