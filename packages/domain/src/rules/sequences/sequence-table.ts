import type { SequenceName } from '../../core/sequence-parameters.ts';
import { contiguous } from './contiguous.ts';
import { filledOnly, notFalling, notRising, rising, risingAtMost, zeroOnly } from './in-order.ts';
import type { SequenceLogic } from './sequence-logic.ts';
import { apart, covers, inSteps, kept } from './together.ts';

/** What each demand on several values means. A new one does not compile until it is listed here. */
export const SEQUENCES: { readonly [N in SequenceName]: SequenceLogic<N> } = {
  contiguous,
  rising,
  not_falling: notFalling,
  not_rising: notRising,
  rising_at_most: risingAtMost,
  zero_only: zeroOnly,
  filled_only: filledOnly,
  kept,
  covers,
  in_steps: inSteps,
  apart,
};

/** The logic of a demand on several values, for code that treats all of them alike. */
export function sequenceLogic(name: SequenceName): SequenceLogic<SequenceName> {
  return SEQUENCES[name];
}
