import { expressionOf } from '../../core/text-form.ts';
import type { DemandLogic } from './demand-logic.ts';

/** A text has a form. */
export const ofForm: DemandLogic<'of_form'> = {
  check({ form }, { value }, add) {
    if (typeof value === 'string' && value !== '' && !expressionOf(form).test(value))
      add('pattern', { form });
  },
};

/** A number has no decimals. */
export const whole: DemandLogic<'whole'> = {
  check(_rule, { value }, add) {
    if (typeof value === 'number' && !Number.isInteger(value)) add('integer');
  },
};
