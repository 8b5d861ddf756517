import { isBlank } from '../fields/field-kind-logic.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field may only have some values while another one has one of some values. */
export const allowedWhen: RecordRule<'allowed_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  check(rule, data, add) {
    for (const place of fieldsAt(data, rule.field)) {
      const value = place.values[place.key];
      const cause = besides(data, place, rule.when);
      if (!isBlank(value) && isOneOf(cause, rule.in) && !isOneOf(value, rule.values))
        add(place.fieldPath, 'allowed_when', {
          allowed: rule.values,
          field: rule.when,
          value: cause ?? null,
        });
    }
  },
};
