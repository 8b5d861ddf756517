import { fieldsWhen } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A number stays inside limits while another field has one of some values. */
export const betweenWhen: RecordRule<'between_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  names: (rule) => ({ values: [[rule.when, rule.in]] }),
  check(rule, data, add) {
    for (const { fieldPath, value } of fieldsWhen(data, rule)) {
      if (typeof value !== 'number') continue;
      if (rule.min !== undefined && value < rule.min) add(fieldPath, 'greater_or_equal', { than: rule.min });
      if (rule.max !== undefined && value > rule.max) add(fieldPath, 'less_or_equal', { than: rule.max });
    }
  },
};
