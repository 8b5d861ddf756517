import type { RuleDefinition } from '../core/rule.ts';
import type { LastNumber } from '../core/sequence-parameters.ts';

type Ladder = {
  /** The field that counts the steps. */
  readonly step: string;
  /** The field that says whose ladder a record belongs to. Without it the records are one ladder. */
  readonly of?: string;
  /** The number of the first step. */
  readonly from: 0 | 1;
  /** The number of the last step. */
  readonly until?: LastNumber;
  /** The price of a step: 0 at the first or last one, and nowhere else. */
  readonly free?: { readonly field: string; readonly at: 'first' | 'last' };
  /** What no step has less of than the one below it. */
  readonly notFalling?: readonly string[];
  /** A list of bonus lines: no line becomes smaller from one step to the next. */
  readonly bonus?: string;
};

/**
 * The rules of a table with one record for each step: levels, stars, floors. No step is missing, only
 * the step at one end is free, and no step gives less than the one below it.
 * @example
 * rules: [
 *   ...ladderRules({
 *     step: 'level',
 *     of: 'god_id',
 *     from: 1,
 *     free: { field: 'exp_to_next', at: 'last' },
 *     notFalling: ['stats'],
 *   }),
 * ]
 */
export function ladderRules(ladder: Ladder): readonly RuleDefinition[] {
  const { step, of, from, until, free, notFalling = [], bonus } = ladder;
  const along = { orderBy: step, ...(of === undefined ? {} : { groupBy: of }) };
  return [
    { field: step, along, is: 'contiguous', from, ...(until === undefined ? {} : { until }) },
    ...(free === undefined ? [] : [{ field: free.field, along, is: 'zero_only' as const, at: free.at }]),
    ...notFalling.map((field) => ({ field, along, is: 'not_falling' as const })),
    ...(bonus === undefined
      ? []
      : [{ field: `${bonus}.value`, by: ['stat', 'mode'], along, is: 'not_falling' as const }]),
  ];
}
