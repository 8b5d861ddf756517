import { plainText } from '../../core/json.ts';
import type { DemandLogic } from './demand-logic.ts';

/** Two values are equal. What another record says is compared as text: an id may be a number or not. */
export const same: DemandLogic<'same'> = {
  expressions: ({ as }) => [as],
  values: ({ as }) => (typeof as === 'object' ? [] : [as]),
  check({ field, of, as }, { value, resultOf }, add) {
    const wanted = resultOf(as).value;
    if (wanted === undefined || wanted === null || (of !== undefined && value === undefined)) return;
    const isSame = value === wanted || (value === undefined && wanted === false);
    if (of === undefined && !isSame) add('same_as', { value: wanted });
    if (of !== undefined && plainText(value) !== plainText(wanted))
      add('same_as', { value: wanted, actual: value ?? null, field });
  },
};
