import { isBlank } from '../fields/field-kind-logic.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field must be filled while another one has one of some values. */
export const requiredWhen: RecordRule<'required_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  check(rule, data, add) {
    for (const place of fieldsAt(data, rule.field)) {
      const cause = besides(data, place, rule.when);
      if (isOneOf(cause, rule.in) && isBlank(place.values[place.key])) {
        add(place.fieldPath, 'required_when', { field: rule.when, value: cause ?? null });
      }
    }
  },
};
