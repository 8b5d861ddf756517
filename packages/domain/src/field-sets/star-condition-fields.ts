import { field } from '../core/define-field.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { enumOf } from '../enums/enum-of.ts';

const starCondition = enumOf('star-condition', {
  clear: ['Win', '通關', 'クリア', 'green', '勝'],
  no_down: ['Pets fallen, at most', '倒下人數不超過', '戦闘不能が指定数以内', 'blue', ['活', '生']],
  within_turns: ['Turns, at most', '指定回合內', '指定ターン以内', 'cyan', '時'],
  property_only: [
    'Pets of one property, at least',
    '同屬性數量達到',
    '同じ属性を指定数以上',
    'purple',
    ['屬', '属'],
  ],
  hp_above: ['HP left above', '剩餘生命高於', '残りHPが指定以上', 'orange', '命'],
});

/** What a player must do for each of up to three stars. */
export const starConditions = field.rows(['Star conditions', '星數條件', '星の条件'], 3, {
  optional: true,
  uniqueBy: 'star',
  help: ['The first star is for winning.', '第一顆星為通關。', '1つ目の星はクリアで獲得します。'],
  fields: {
    star: field.integer(['Star', '星', '星'], [1, 3]),
    kind: field.enum(['Condition', '條件', '条件'], starCondition),
    value: field.integer(['Value', '數值', '値'], [0, 100], {
      default: 0,
      showWhen: { field: 'kind', in: ['no_down', 'within_turns', 'property_only', 'hp_above'] },
      unitBy: { kind: { within_turns: 'turns', hp_above: 'percent' } },
      help: [
        'Number of fallen pets, turns or pets of one property, or percentage of HP.',
        '倒下寵物數、回合數、同屬性寵物數或生命百分比。',
        '戦闘不能の数・ターン数・同じ属性の数・HPの割合（％）です。',
      ],
    }),
  },
});

/** What every list of star conditions keeps. */
export const starConditionRules: readonly RuleDefinition[] = [
  { field: 'star_conditions.kind', is: 'one_of', values: ['clear'], when: { field: 'star', in: [1] } },
];
