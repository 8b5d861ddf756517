import type { FieldDefinitions } from '../core/field.ts';
import { localized } from '../core/language.ts';

/** What a row of a drop table gives. A list of such rows also has the rule `at_least_amount` for `amount_max`. */
export const dropFields = {
  reward: {
    kind: 'reward_list',
    min: 1,
    max: 1,
    label: localized('Reward', '獎勵', '報酬'),
  },
  amount_max: {
    kind: 'integer',
    optional: true,
    min: 1,
    max: 999_999_999,
    label: localized('Up to', '最多', '最大数'),
    help: localized(
      'A number between the amount and this one is drawn. Empty: always the amount.',
      '數量於左側數量與此值之間隨機決定；留空則固定為左側數量。',
      '左の数からこの数までの間で抽選します。空欄なら常に左の数です。',
    ),
  },
} as const satisfies FieldDefinitions;
