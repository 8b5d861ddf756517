import type { SequenceDemand } from '../../core/rule.ts';
import { valueAt } from '../../record/path-value.ts';
import { valuesOf, type AddFault, type Sequence, type SequenceLogic } from './sequence-logic.ts';

/** Numbers count up. After a gap, counting goes on from the number found there; of ranges only one gap is reported. */
export const contiguous: SequenceLogic<'contiguous'> = {
  counts: true,
  beside: ({ to }) => (to === undefined ? [] : [to]),
  subjects: ({ from, until, before }) =>
    [from, until, before].filter((part): part is NonNullable<typeof part> => part !== undefined),
  check(rule, sequence, add) {
    const from = typeof rule.from === 'number' ? rule.from : sequence.valueOf(rule.from);
    const before = rule.before === undefined ? Infinity : sequence.valueOf(rule.before);
    if (typeof from !== 'number' || typeof before !== 'number') return;
    const next = countUp(rule, sequence, { from, before }, add);
    const last = sequence.steps.at(-1);
    if (last !== undefined && Number.isFinite(before) && next.expected < before)
      add(last.recordId, rule.field, 'not_contiguous', { expected: next.expected });
    if (sequence.areRows && next.isKept) checkCount(rule, sequence, from, add);
    if (!sequence.areRows) checkLast(rule, sequence, add);
  },
};

type Bounds = { readonly from: number; readonly before: number };

function countUp(
  { to }: SequenceDemand<'contiguous'>,
  sequence: Sequence,
  { from, before }: Bounds,
  add: AddFault,
): { readonly expected: number; readonly isKept: boolean } {
  let expected = from;
  let isKept = true;
  for (const { step, path, value, beside } of valuesOf(sequence)) {
    const isBroken = value !== expected;
    if (typeof value === 'number' && value >= before) add(step.recordId, path, 'less', { than: before });
    else if (isBroken) add(step.recordId, path, 'not_contiguous', { expected });
    isKept &&= !isBroken;
    if (isBroken && to !== undefined) break;
    const end = to === undefined ? value : valueAt(beside, to);
    expected = (typeof end === 'number' ? end : expected) + 1;
  }
  return { expected, isKept };
}

/** Rows that count up to a number are as many as it takes. */
function checkCount(
  { until }: SequenceDemand<'contiguous'>,
  sequence: Sequence,
  from: number,
  add: AddFault,
) {
  const end = until === undefined ? undefined : sequence.valueOf(until);
  if (typeof end !== 'number') return;
  const wanted = Math.max(0, end - from + 1);
  const count = sequence.steps.length;
  if (count < wanted) add(sequence.recordId, sequence.path, 'too_few', { min: wanted });
  if (count > wanted) add(sequence.recordId, sequence.path, 'too_many', { max: wanted });
}

/** Records, or ranges of them, that count up to a number end with it. */
function checkLast(
  { field, to = field, until }: SequenceDemand<'contiguous'>,
  sequence: Sequence,
  add: AddFault,
) {
  const end = until === undefined ? undefined : sequence.valueOf(until);
  const last = sequence.steps.at(-1);
  if (typeof end === 'number' && last !== undefined && valueAt(last.values, to) !== end)
    add(last.recordId, to, 'same_as', { value: end });
}
