import { isOneOf } from '../fields/validate-object.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A number stays inside limits while another field has one of some values. */
export const betweenWhen: RecordRule<'between_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  check(rule, data, add) {
    for (const place of fieldsAt(data, rule.field)) {
      const value = place.values[place.key];
      if (typeof value !== 'number' || !isOneOf(besides(data, place, rule.when), rule.in)) continue;
      if (rule.min !== undefined && value < rule.min)
        add(place.fieldPath, 'greater_or_equal', { than: rule.min });
      if (rule.max !== undefined && value > rule.max)
        add(place.fieldPath, 'less_or_equal', { than: rule.max });
    }
  },
};
