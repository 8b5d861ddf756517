import type { SequenceName } from '../../core/sequence-parameters.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { figuresOf, valuesOf, type SequenceLogic } from './sequence-logic.ts';

const WHOLE = 100;

/** Numbers count up. After a break they count on from what stands there. */
const contiguous: SequenceLogic<'contiguous'> = {
  check({ from }, steps, add) {
    let expected = from;
    for (const { step, path, value } of valuesOf(steps)) {
      if (value !== expected) add(step, path, 'not_contiguous', { expected });
      expected = (typeof value === 'number' ? value : expected) + 1;
    }
  },
};

const rising: SequenceLogic<'rising'> = {
  check(_rule, steps, add) {
    let before: number | null = null;
    for (const { step, path, value } of valuesOf(steps)) {
      if (typeof value !== 'number') continue;
      if (before !== null && value <= before) add(step, path, 'not_rising', { than: before });
      before = value;
    }
  },
};

/** What is missing at a place is not compared there. */
const notFalling: SequenceLogic<'not_falling'> = {
  check(_rule, steps, add) {
    const before = new Map<string, number>();
    for (const { step, ...held } of valuesOf(steps)) {
      for (const { of, path, number } of figuresOf(held)) {
        const than = before.get(of) ?? number;
        if (number < than) add(step, path, 'falling', { than });
        before.set(of, number);
      }
    }
  },
};

/** From 0 a number may rise to any other. */
const risingAtMost: SequenceLogic<'rising_at_most'> = {
  check({ percent }, steps, add) {
    let before = 0;
    for (const { step, path, value } of valuesOf(steps)) {
      if (typeof value !== 'number') continue;
      if (before > 0 && value * WHOLE > before * (WHOLE + percent))
        add(step, path, 'step_too_large', { percent, than: before });
      before = value;
    }
  },
};

const zeroOnly: SequenceLogic<'zero_only'> = {
  check({ at }, steps, add) {
    const end = steps.at(at === 'first' ? 0 : -1);
    for (const { step, path, value } of valuesOf(steps)) {
      if (step === end && value !== 0) add(step, path, 'same_as', { value: 0 });
      if (step !== end && value === 0) add(step, path, 'not_zero');
    }
  },
};

const filledOnly: SequenceLogic<'filled_only'> = {
  check(_rule, steps, add) {
    for (const { step, path, value } of valuesOf(steps)) {
      if (step !== steps.at(-1) && value !== false && !isBlank(value)) add(step, path, 'only_on_last');
    }
  },
};

/** What each demand on a sequence means. A new one does not compile until it stands here. */
export const SEQUENCES: { readonly [N in SequenceName]: SequenceLogic<N> } = {
  contiguous,
  rising,
  not_falling: notFalling,
  rising_at_most: risingAtMost,
  zero_only: zeroOnly,
  filled_only: filledOnly,
};

/** The logic of a demand on a sequence, for code that treats all of them alike. */
export function sequenceLogic(name: SequenceName): SequenceLogic<SequenceName> {
  return SEQUENCES[name];
}
