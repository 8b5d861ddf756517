import { expressionOf } from '../core/text-form.ts';
import { fieldsWhen } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A text has a form of its own while another field has one of some values. */
export const formWhen: RecordRule<'form_when'> = {
  level: 'record',
  paths: ({ field, when }) => [field, when],
  names: (rule) => ({ values: [[rule.when, rule.in]] }),
  check(rule, data, add) {
    for (const { fieldPath, value } of fieldsWhen(data, rule)) {
      if (typeof value !== 'string' || value === '') continue;
      if (!expressionOf(rule.form).test(value)) add(fieldPath, 'pattern', { form: rule.form });
    }
  },
};
