import { isOneOf } from '../fields/validate-object.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A text has a form of its own while another field has one of some values. */
export const patternWhen: RecordRule<'pattern_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  check(rule, data, add) {
    const pattern = new RegExp(rule.pattern, 'u');
    for (const place of fieldsAt(data, rule.field)) {
      const text = place.values[place.key];
      if (typeof text !== 'string' || text === '' || !isOneOf(besides(data, place, rule.when), rule.in))
        continue;
      if (!pattern.test(text)) add(place.fieldPath, 'pattern', { pattern: rule.example });
    }
  },
};
