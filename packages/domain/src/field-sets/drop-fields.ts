import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
/** What a row of a drop table gives. A list of such rows also has the rule `at_least_amount` for `amount_max`. */
export const dropFields = {
  reward: field.rewards(['Reward', '獎勵', '報酬'], [1, 1]),
  amount_max: field.integer(['Maximum', '最多', '最大数'], [1, 999_999_999], {
    optional: true,
    help: [
      'A random amount between the value on the left and this one. Empty: always the value on the left.',
      '數量於左側數量與此值之間隨機決定；留空則固定為左側數量。',
      '左の数からこの数までの間で抽選します。空欄なら常に左の数です。',
    ],
  }),
} satisfies Fields;
