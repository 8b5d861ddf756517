import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { Label } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

type RewardRecords = {
  /** What tells one ladder from another: the event, what is counted. */
  readonly of: readonly string[];
  /** What the numbers count. */
  readonly counts?: Label;
  /** The largest number. */
  readonly max: number;
};

/**
 * Rewards at rising numbers of something that players collect, with a record for each number. As rows
 * of one record they are `rewardSteps`.
 * @example
 * const ladder = rewardRecords({ of: ['event_id', 'kind'], max: 999_999 });
 *
 * sections: { reward: section(['Reward', '獎勵', '報酬'], { event_id: …, id: common.id(), ...ladder.fields }) },
 * rules: [...ladder.rules],
 */
export function rewardRecords({ of, counts = ['Required value', '達成數值', '達成値'], max }: RewardRecords) {
  return {
    fields: {
      threshold: field.integer(counts, [1, max]),
      rewards: common.rewards([]),
    } satisfies Fields,
    big: { display_big: common.displayBig({ default: false }) } satisfies Fields,
    rules: [{ fields: [...of, 'threshold'], is: 'unique' }] satisfies readonly RuleDefinition[],
  };
}
