import type { IssueCode, Issue } from '../../core/issue.ts';
import type { MeasureDemand } from '../../core/rule.ts';
import type { Expression } from '../../core/demand-parameters.ts';
import { COMPARISONS, limitOrigin } from '../demands/comparison.ts';
import type { Result } from '../demands/sight.ts';

/** What a problem is called, with what a sentence about it needs. */
export type Fault = { readonly code: IssueCode; readonly params: Issue['params'] };

/** What a count or a sum is compared with. */
export function otherSide(rule: MeasureDemand): Expression {
  return 'as' in rule ? rule.as : rule.than;
}

/** What is wrong with a count; `null` when nothing is. */
export function faultOfCount(rule: MeasureDemand, count: number, { value }: Result): Fault | null {
  if (typeof value !== 'number' || COMPARISONS[rule.is].allows(count - value)) return null;
  const where = whereOf(rule);
  if (count < value || rule.is === 'greater')
    return { code: 'too_few', params: { min: rule.is === 'greater' ? value + 1 : value, ...where } };
  return { code: 'too_many', params: { max: rule.is === 'less' ? value - 1 : value, ...where } };
}

/** What is wrong with a sum; `null` when nothing is. */
export function faultOfSum(rule: MeasureDemand, field: string, sum: number, result: Result): Fault | null {
  const { code, allows } = COMPARISONS[rule.is];
  const { value } = result;
  if (typeof value !== 'number' || allows(sum - value)) return null;
  const params = { sum_of: field, sum };
  if (rule.is === 'same') return { code, params: { value, ...params } };
  return { code, params: { than: value, ...limitOrigin(result), ...params } };
}

/** What is counted, for the sentence. */
function whereOf(rule: MeasureDemand): Issue['params'] {
  const { where } = rule;
  if (where === undefined || !('in' in where)) return {};
  const [value = null] = where.in;
  return { field: where.field, value: where.in.length === 1 ? value : where.in };
}
