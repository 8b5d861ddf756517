import { isBlank } from '../../fields/field-kind-logic.ts';
import { isInProtected } from './comparison.ts';
import type { DemandLogic } from './demand-logic.ts';

/** A field is filled. Where another field is filled too, that one needs no mention. */
export const required: DemandLogic<'required'> = {
  check({ when }, { value, cause }, add) {
    if (!isBlank(value)) return;
    const [first] = [when ?? []].flat();
    if (cause === null || first === undefined || 'isFilled' in first) add('required');
    else add('required_when', cause);
  },
};

/** A field is empty, 0 or off. */
export const empty: DemandLogic<'empty'> = {
  check({ when }, { value, cause }, add) {
    if (value === 0 || value === false || isBlank(value)) return;
    if (value === true && isInProtected(when)) add('off_where_protected');
    else if (cause === null) add('must_be_empty_here');
    else add('must_be_empty', cause);
  },
};
