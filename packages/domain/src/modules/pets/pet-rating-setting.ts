import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const grade = enumOf('pet-grade', {
  D: ['D', 'D', 'D', 'neutral', 'D'],
  C: ['C', 'C', 'C', 'green', 'C'],
  B: ['B', 'B', 'B', 'blue', 'B'],
  A: ['A', 'A', 'A', 'purple', 'A'],
  S: ['S', 'S', 'S', 'orange', 'S'],
  SS: ['SS', 'SS', 'SS', 'red', 'SS'],
});

const GRADES = grade.values.map(({ value }) => value);
const IN_FORMULA = { showWhen: { field: 'grade', in: ['D'] } } as const;

/** A grade that pets reach by their score. The formula of the score is in the record of the lowest grade. */
export const petRatingSetting = defineModule({
  key: 'pet-rating-setting',
  family: 'pets',
  titles: { title: ['Pet rating', '寵物評價', 'ペット評価'], record: ['Grade', '評價', '評価'] },
  sections: {
    basics: common.basics({
      id: common.id(),
      grade: field.enum(['Grade', '評價', '評価'], grade),
      name: common.name(30),
      icon: common.icon('pet-grade/default.svg'),
      min_score: field.integer(['Min score', '最低分數', '最低スコア'], [0, 999_999_999]),
      reward: field.rewards(['First-time reward', '首次達成獎勵', '初回到達報酬'], [], {
        optional: true,
      }),
    }),
    formula: section(['Score formula', '分數算式', 'スコアの計算'], {
      might_weight: field.rows(['Stat weights', '能力值權重', 'ステータスの重み'], [1, 31], {
        ...IN_FORMULA,
        uniqueBy: 'stat',
        help: [
          'Must match the combat power formula in the game.',
          '須與遊戲內戰力算式一致。',
          'ゲーム内の戦力の計算と同じにします。',
        ],
        fields: {
          stat: common.stat(),
          weight: field.decimal(['Weight', '權重', '重み'], [0, 1000], { decimals: 3 }),
        },
      }),
      skill_level_weight: field.decimal(
        ['Score per skill level', '每級技能分數', 'スキルレベルごとのスコア'],
        [0, 100_000],
        {
          ...IN_FORMULA,
          decimals: 2,
        },
      ),
      star_weight: field.decimal(['Score per star', '每顆星分數', '星ごとのスコア'], [0, 100_000], {
        ...IN_FORMULA,
        decimals: 2,
      }),
    }),
  },
  rules: [
    { fields: ['grade'], is: 'unique' },
    { fields: ['name'], is: 'unique' },
    { field: 'grade', along: {}, is: 'in_steps', values: GRADES },
    { field: 'min_score', along: { orderBy: 'grade' }, is: 'rising' },
    { field: 'min_score', along: { orderBy: 'grade' }, is: 'zero_only', at: 'first' },
  ],
  list: {
    columns: ['id', 'icon', 'grade', 'name', 'min_score', 'reward', 'status'],
    filters: ['grade', 'min_score', 'status'],
    sorts: ['id', 'min_score'],
    sheet: {},
  },
});
