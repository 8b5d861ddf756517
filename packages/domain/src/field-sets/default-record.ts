import type { FieldCondition } from '../core/demand-parameters.ts';
import type { RuleDefinition } from '../core/rule.ts';

type DefaultRecord = {
  /** Which record is the default. */
  readonly when: FieldCondition;
  /** The reference to the owner, where each owner has a default of its own. */
  readonly of?: string;
  /** Its timeslot, where it has one. */
  readonly timeslot?: string;
  /** What it may not ask for, such as conditions or costs, and what would end it. */
  readonly free: readonly string[];
};

/**
 * Rules for the record that every player begins with: there is exactly one, it is served at all times, and
 * it has no requirements.
 * @example
 * rules: [
 *   ...defaultRecordRules({
 *     when: { field: 'default', in: [true] },
 *     timeslot: 'timeslot',
 *     free: ['unlock_conds'],
 *   }),
 * ],
 */
export function defaultRecordRules({ when, of, timeslot, free }: DefaultRecord): readonly RuleDefinition[] {
  return [
    { countOf: of === undefined ? {} : { groupBy: of }, where: when, is: 'same', as: 1 },
    { field: 'status', is: 'one_of', values: ['active'], when },
    ...(timeslot === undefined
      ? []
      : [
          {
            field: 'type',
            of: timeslot,
            is: 'one_of',
            values: ['always_open'],
            when,
          } satisfies RuleDefinition,
        ]),
    ...free.map((field): RuleDefinition => ({ field, is: 'empty', when })),
  ];
}
