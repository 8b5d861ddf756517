import { fieldsWhen } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A text has a form of its own while another field has one of some values. */
export const patternWhen: RecordRule<'pattern_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  check(rule, data, add) {
    const pattern = new RegExp(rule.pattern, 'u');
    for (const { fieldPath, value } of fieldsWhen(data, rule)) {
      if (typeof value !== 'string' || value === '') continue;
      if (!pattern.test(value)) add(fieldPath, 'pattern', { pattern: rule.example });
    }
  },
};
