import { isOneOf } from '../fields/validate-object.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A number has no decimals while another field has one of some values. */
export const wholeWhen: RecordRule<'whole_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  check(rule, data, add) {
    for (const place of fieldsAt(data, rule.field)) {
      const value = place.values[place.key];
      if (
        typeof value === 'number' &&
        !Number.isInteger(value) &&
        isOneOf(besides(data, place, rule.when), rule.in)
      )
        add(place.fieldPath, 'integer');
    }
  },
};
