import { isBlank } from '../fields/field-kind-logic.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A field must be empty or 0 while another one has one of some values. */
export const emptyWhen: RecordRule<'empty_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  check(rule, data, add) {
    for (const place of fieldsAt(data, rule.field)) {
      const value = place.values[place.key];
      const cause = besides(data, place, rule.when);
      if (isOneOf(cause, rule.in) && value !== 0 && !isBlank(value)) {
        add(place.fieldPath, 'must_be_empty', { field: rule.when, value: cause ?? null });
      }
    }
  },
};
