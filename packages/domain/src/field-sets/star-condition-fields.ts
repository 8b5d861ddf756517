import { field } from '../core/define-field.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { enumOf } from '../enums/enum-of.ts';

const starCondition = enumOf('star-condition', {
  clear: ['Win', '通關', 'クリア', 'green', '勝'],
  no_down: ['Max fallen pets', '倒下寵物數上限', '戦闘不能数の上限', 'blue', ['活', '生']],
  within_turns: ['Max turns', '回合數上限', 'ターン数の上限', 'cyan', '時'],
  property_only: [
    'Min pets of one property',
    '同屬性寵物數下限',
    '同じ属性のペット数の下限',
    'purple',
    ['屬', '属'],
  ],
  hp_above: ['Min HP left', '剩餘生命下限', '残りHPの下限', 'orange', '命'],
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
