import { field } from '../core/define-field.ts';
import type { Limits } from '../core/build-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { Label } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

type RewardSteps = {
  /** What the steps count: points, draws, money, floors. */
  readonly counts: Label;
  /** The largest number of a step. */
  readonly max: number;
  /** How many steps there may be. */
  readonly steps: Limits;
};

/**
 * Rewards at rising numbers of something that players collect: points, draws, floors, money spent.
 * `more`: what a step has besides, such as the rewards of a paid track.
 * @example
 * const track = rewardSteps({ counts: ['Points', '積分', 'ポイント'], max: 99_999, steps: [1, 50] });
 *
 * sections: { rewards: section(['Rewards', '獎勵', '報酬'], track.fields) },
 * rules: [...track.rules],
 */
export function rewardSteps<const More extends Fields>(
  { counts, max, steps }: RewardSteps,
  more: More = {} as More,
) {
  return {
    fields: {
      steps: field.rows(['Steps', '階段', '段階'], steps, {
        uniqueBy: 'threshold',
        fields: {
          threshold: field.integer(counts, [1, max]),
          rewards: common.rewards([]),
          ...more,
        },
      }),
    },
    rules: [{ field: 'threshold', along: 'steps', is: 'rising' }] satisfies readonly RuleDefinition[],
  };
}

/**
 * Steps with two tracks of rewards, one for all players and one for those who paid. A step may leave one
 * of them empty, never both.
 * @example
 * const track = trackSteps({ counts: ['Level', '等級', 'レベル'], max: 300, steps: [1, 50] });
 *
 * sections: { rewards: section(['Rewards', '獎勵', '報酬'], track.fields) },
 * rules: [...track.rules],
 */
export function trackSteps({ counts, max, steps }: RewardSteps) {
  return {
    fields: {
      steps: field.rows(['Steps', '階段', '段階'], steps, {
        uniqueBy: 'threshold',
        fields: {
          threshold: field.integer(counts, [1, max]),
          free_rewards: field.rewards(['Free rewards', '免費獎勵', '無料の報酬'], [], { optional: true }),
          paid_rewards: field.rewards(['Paid rewards', '付費獎勵', '有料の報酬'], [], { optional: true }),
        },
      }),
    } satisfies Fields,
    rules: [
      { field: 'threshold', along: 'steps', is: 'rising' },
      { fields: ['steps.free_rewards', 'paid_rewards'], is: 'at_least_one' },
    ] satisfies readonly RuleDefinition[],
  };
}

/**
 * Rewards at numbers of something, as rows under a key of their own: days in a row, products bought.
 * @example
 * streak_rewards: field.rows(label, 30, {
 *   optional: true,
 *   ...rewardRows({ days: field.integer(['Days', '天數', '日数'], [2, 365]) }),
 * }),
 * rules: [{ field: 'days', along: 'streak_rewards', is: 'rising' }],
 */
export function rewardRows<const Counted extends Fields>(counted: Counted) {
  const [key] = Object.keys(counted) as readonly (keyof Counted & string)[];
  return {
    ...(key === undefined ? {} : { uniqueBy: key }),
    fields: { ...counted, rewards: common.rewards([]) },
  };
}

type RewardDays = {
  readonly label: Label;
  /** How many days there may be. */
  readonly days: readonly [min: number, max: number];
};

/**
 * Rewards for each of some days, counted from 1 without a gap: sign-ins, packages that pay out daily.
 * @example
 * const calendar = rewardDays({ label: ['Daily contents', '每日內容', '日ごとの報酬'], days: [2, 60] });
 *
 * sections: { contents: section(['Contents', '內容', '中身'], calendar.fields) },
 * rules: [...calendar.rules],
 */
export function rewardDays({ label, days }: RewardDays) {
  return {
    fields: {
      days: field.rows(label, days, {
        uniqueBy: 'day',
        fields: {
          day: field.integer(['Day', '第幾天', '何日目'], [1, days[1]]),
          rewards: common.rewards([]),
        },
      }),
    } satisfies Fields,
    rules: [{ field: 'day', along: 'days', is: 'contiguous', from: 1 }] satisfies readonly RuleDefinition[],
  };
}
