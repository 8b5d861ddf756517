import type { AssertionCheckName } from '../../core/algorithm-parameters.ts';
import { drawsCheck } from './draws-check.ts';
import type { AssertionCheck } from './assertion-check.ts';

/** What tells whether assertions hold. A module whose records assert something else brings a line here. */
export const ASSERTION_CHECKS: { readonly [name in AssertionCheckName]: AssertionCheck } = {
  draws: drawsCheck,
};
