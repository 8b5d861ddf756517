import type { Comparisons, Conditions } from '../../core/demand-parameters.ts';
import type { Issue } from '../../core/issue.ts';
import { characterCount } from '../../fields/text-checks.ts';
import { compareValues } from '../comparing.ts';
import type { DemandLogic } from './demand-logic.ts';
import type { Result } from './sight.ts';

/** What each comparison allows of the order of two values, and what is said where it does not. */
export const COMPARISONS = {
  greater: { code: 'greater', allows: (order: number) => order > 0 },
  at_least: { code: 'greater_or_equal', allows: (order: number) => order >= 0 },
  less: { code: 'less', allows: (order: number) => order < 0 },
  at_most: { code: 'less_or_equal', allows: (order: number) => order <= 0 },
  same: { code: 'same_as', allows: (order: number) => order === 0 },
} as const satisfies Record<keyof Comparisons, unknown>;

/** Two values have an order. Where one of them is missing, there is nothing to compare. */
export const comparison: DemandLogic<Exclude<keyof Comparisons, 'same'>> = {
  expressions: ({ than }) => [than],
  values: ({ than }) => (typeof than === 'object' ? [] : [than]),
  names: ({ field, of, than }) =>
    typeof than === 'object' && 'field' in than ? { compared: [{ field, ...(of && { of }) }, than] } : {},
  check({ is, than, when }, { value, resultOf }, add) {
    const { code, allows } = COMPARISONS[is];
    const other = resultOf(than);
    // A list of another record counts its rows, as it does on the other side.
    const own = Array.isArray(value) ? value.length : value;
    const order = compareValues(own, other.value);
    if (order === null || other.value === undefined || allows(order)) return;
    if (other.days !== undefined && isInProtected(when)) add('period_too_long', { max: other.days });
    else if (other.days !== undefined && is === 'at_most')
      add('too_many_days_after', { max: other.days, field: other.field ?? '' });
    else add(code, { than: other.value, ...limitOrigin(other) });
  },
};

/** The field of this record or of another one that a limit comes from, as parameters of an issue. */
export const limitOrigin = ({ field, from }: Result): Issue['params'] => ({
  ...(field === undefined ? {} : { than_field: field }),
  ...(from === undefined ? {} : { than_of: from }),
});

/** Whether a demand holds in protected environments only. */
export function isInProtected(when: Conditions | undefined): boolean {
  return [when ?? []].flat().some((condition) => 'isProtected' in condition);
}

/** A text has at most so many characters. */
export const noLonger: DemandLogic<'no_longer'> = {
  expressions: ({ than }) => [than],
  check({ than }, { value, resultOf }, add) {
    const { value: max } = resultOf(than);
    if (typeof max === 'number' && typeof value === 'string' && characterCount(value) > max)
      add('too_long', { max });
  },
};
