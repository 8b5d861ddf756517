import type { DemandName } from '../../core/demand-parameters.ts';
import { characterCount } from '../../fields/text-checks.ts';
import { compareValues } from '../comparing.ts';
import type { DemandLogic } from './demand-logic.ts';

/** What each comparison allows of the order of two values, and what is said where it does not. */
const COMPARISONS = {
  greater: { code: 'greater', allows: (order: number) => order > 0 },
  at_least: { code: 'greater_or_equal', allows: (order: number) => order >= 0 },
  less: { code: 'less', allows: (order: number) => order < 0 },
  at_most: { code: 'less_or_equal', allows: (order: number) => order <= 0 },
} as const satisfies Partial<Record<DemandName, unknown>>;

type Comparison = keyof typeof COMPARISONS;

/** Two values have an order. Where one of them is missing, there is nothing to compare. */
export const comparison: DemandLogic<Comparison> = {
  expressions: ({ than }) => [than],
  values: ({ than }) => (typeof than === 'object' ? [] : [than]),
  names: ({ field, of, than }) =>
    typeof than === 'object' && 'field' in than ? { compared: [{ field, of }, than] } : {},
  check({ is, than }, { value, resultOf }, add) {
    const { code, allows } = COMPARISONS[is];
    const other = resultOf(than);
    const order = compareValues(value, other.value);
    if (order === null || other.value === undefined || allows(order)) return;
    add(code, { than: other.value, ...(other.field === undefined ? {} : { than_field: other.field }) });
  },
};

/** A text has at most so many characters. */
export const noLonger: DemandLogic<'no_longer'> = {
  expressions: ({ than }) => [than],
  check({ than }, { value, resultOf }, add) {
    const { value: max } = resultOf(than);
    if (typeof max === 'number' && typeof value === 'string' && characterCount(value) > max)
      add('too_long', { max });
  },
};
