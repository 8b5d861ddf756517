import { isBlank } from '../../fields/field-kind-logic.ts';
import type { DemandLogic } from './demand-logic.ts';

/** A field is filled. Where another field is filled too, that one needs no mention. */
export const required: DemandLogic<'required'> = {
  check({ when }, { value, cause }, add) {
    if (!isBlank(value)) return;
    if (cause === null || (when !== undefined && 'isFilled' in when)) add('required');
    else add('required_when', cause);
  },
};

/** A field is empty or 0. */
export const empty: DemandLogic<'empty'> = {
  check(_rule, { value, cause }, add) {
    if (value !== 0 && !isBlank(value)) add('must_be_empty', cause ?? {});
  },
};
