import { isBlank } from '../fields/field-kind-logic.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field must be filled while a number beside it is below a limit. */
export const requiredBelow: RecordRule<'required_below'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  check(rule, data, add) {
    for (const place of fieldsAt(data, rule.field)) {
      const number = besides(data, place, rule.when);
      if (typeof number === 'number' && number < rule.below && isBlank(place.values[place.key])) {
        add(place.fieldPath, 'required_when', { field: rule.when, value: number });
      }
    }
  },
};
