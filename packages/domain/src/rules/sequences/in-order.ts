import { plainText, type JsonValue } from '../../core/json.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { valueAt } from '../../record/path-value.ts';
import { figuresOf, valuesOf, type Held, type SequenceLogic } from './sequence-logic.ts';

const WHOLE = 100;

/** Every value is greater than the one before it; steps without a value are passed over. */
export const rising: SequenceLogic<'rising'> = {
  counts: true,
  check(_rule, sequence, add) {
    let before: number | null = null;
    for (const { step, path, value } of valuesOf(sequence)) {
      if (typeof value !== 'number') continue;
      if (before !== null && value <= before) add(step.recordId, path, 'not_rising', { than: before });
      before = value;
    }
  },
};

/** What is missing at a place is not compared there. */
export const notFalling: SequenceLogic<'not_falling'> = {
  counts: true,
  beside: ({ by = [] }) => [by].flat(),
  check({ by = [] }, sequence, add) {
    const before = new Map<string, number>();
    for (const { step, ...held } of valuesOf(sequence)) {
      const keys = [by].flat().map((key) => plainText(valueAt(held.beside, key)));
      if (keys.includes('')) continue;
      for (const { of, path, number } of figuresOf(held)) {
        const name = [...keys, of].join('\n');
        const than = before.get(name) ?? number;
        if (number < than) add(step.recordId, path, 'falling', { than });
        before.set(name, number);
      }
    }
  },
};

/** What one unit costs is compared without rounding, and told rounded down. */
export const notRising: SequenceLogic<'not_rising'> = {
  counts: true,
  beside: ({ by }) => (by === undefined ? [] : [by]),
  also: ({ per }) => (per === undefined ? [] : [per]),
  check({ per, by }, sequence, add) {
    const last = new Map<string, Price>();
    for (const { step, ...held } of valuesOf(sequence)) {
      const price = priceOf(held, per === undefined ? 1 : valueAt({ ...step.values, ...held.beside }, per));
      if (price === null) continue;
      const name = by === undefined ? '' : plainText(valueAt(held.beside, by));
      const before = last.get(name);
      if (before?.of === price.of && price.number * before.units > before.number * price.units) {
        const than = Math.floor((before.number * price.units) / before.units);
        add(step.recordId, price.path, 'less_or_equal', { than });
      }
      last.set(name, price);
    }
  },
};

type Price = { readonly of: string; readonly path: string; readonly number: number; readonly units: number };

function priceOf(held: Held, units: JsonValue | undefined): Price | null {
  const [figure] = figuresOf(held);
  return figure === undefined || typeof units !== 'number' ? null : { ...figure, units };
}

/** From 0 a number may rise to any other. */
export const risingAtMost: SequenceLogic<'rising_at_most'> = {
  counts: true,
  check({ percent, of }, sequence, add) {
    let before = 0;
    for (const { step, path, value } of valuesOf(sequence)) {
      if (typeof value !== 'number') continue;
      if (before > 0 && value * WHOLE > before * (WHOLE + percent))
        add(step.recordId, path, 'step_too_large', {
          percent,
          than: before,
          // The place shows a reference and not the number.
          ...(of === undefined ? {} : { number: value }),
        });
      before = value;
    }
  },
};

/** 0 is on the first or last step, and on no other. */
export const zeroOnly: SequenceLogic<'zero_only'> = {
  counts: true,
  check({ at }, sequence, add) {
    const end = sequence.steps.at(at === 'first' ? 0 : -1);
    for (const { step, path, value } of valuesOf(sequence)) {
      if (step === end && value !== 0) add(step.recordId, path, 'same_as', { value: 0 });
      if (step !== end && value === 0) add(step.recordId, path, 'not_zero');
    }
  },
};

/** Only the first or last step may have a value; a switch that is off is none. */
export const filledOnly: SequenceLogic<'filled_only'> = {
  check({ at }, sequence, add) {
    const end = sequence.steps.at(at === 'first' ? 0 : -1);
    for (const { step, path, value } of valuesOf(sequence)) {
      if (step !== end && value !== false && !isBlank(value))
        add(step.recordId, path, at === 'last' ? 'only_on_last' : 'only_on_first');
    }
  },
};
