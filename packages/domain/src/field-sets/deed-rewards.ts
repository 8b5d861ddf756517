import { field } from '../core/define-field.ts';
import type { EnumDefinition } from '../core/field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

const MOST = 999_999_999;

type DeedRewards<Deed extends string, By extends string> = {
  /** The field that says what adds up. */
  readonly by?: By;
  /** What can add up: damage, points, hours. */
  readonly deeds: EnumDefinition<Deed>;
  /** What else tells one ladder of thresholds from another: a boss, a period. */
  readonly of?: readonly string[];
  /** Deeds without a count: they happen or not, and their threshold is 0. */
  readonly uncounted?: readonly Deed[];
  /** Every amount is even, because the game may pay half of the rewards. */
  readonly even?: boolean;
};

/**
 * Rewards for what adds up, with a record for each threshold. No threshold is given twice, and nothing gives
 * less at a higher one.
 * @example
 * const deeds = deedRewards({ of: ['boss_id'], deeds: deed });
 *
 * sections: { deed: section(['Condition', '條件', '条件'], { …, ...deeds.fields }), … },
 * rules: [...deeds.rules],
 */
export function deedRewards<const Deed extends string, const By extends string = 'kind'>({
  by = 'kind' as By,
  deeds,
  of = [],
  uncounted = [],
  even = false,
}: DeedRewards<Deed, By>) {
  const counted = deeds.values.map(({ value }) => value).filter((value) => !uncounted.includes(value));
  const group = [...of, by];
  const deed = field.enum(['Based on', '獎勵條件', '条件'], deeds);
  return {
    fields: {
      ...({ [by]: deed } as Record<By, typeof deed>),
      threshold: common.requiredValue([0, MOST]),
      rewards: common.rewards([], { even }),
      claim: common.claim(),
    } satisfies Fields,
    rules: [
      { fields: [...group, 'threshold'], is: 'unique', blanks: true },
      { field: 'threshold', is: 'at_least', than: 1, when: { field: by, in: counted } },
      ...(uncounted.length === 0
        ? []
        : [
            {
              field: 'threshold',
              is: 'empty',
              when: { field: by, in: uncounted },
            } satisfies RuleDefinition,
          ]),
      {
        field: 'rewards',
        along: { orderBy: 'threshold', groupBy: group },
        is: 'not_falling',
        severity: 'warning',
      },
    ] satisfies readonly RuleDefinition[],
  };
}
