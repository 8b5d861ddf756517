import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { difficulty } from '../../enums/difficulty.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { starConditionRules, starConditions } from '../../field-sets/star-condition-fields.ts';
import { MAX_FLOORS, towerRules } from '../../field-sets/tower-rules.ts';

/** One level of an event tower. */
export const eventTowerLevelSetting = defineModule({
  key: 'event-tower-level-setting',
  family: 'towers-maze',
  titles: {
    title: ['Event tower levels', '活動塔關卡', 'イベントの塔のレベル'],
    record: ['Level', '關卡', 'レベル'],
  },
  kind: 'child',
  parent: 'event_id',
  identity: ['level'],
  sections: {
    basics: common.basics({
      event_id: field.reference(['Event tower', '活動塔', 'イベントの塔'], 'event-tower-setting'),
      level: field.integer(['Level', '關卡', 'レベル'], [1, MAX_FLOORS]),
      difficulty: common.difficulty(difficulty, { default: 'normal' }),
      open_at_day: field.integer(['Opens on day', '開放日', '開放日'], [1, 366], {
        default: 1,
        help: [
          'Day of the event, starting at 1.',
          '活動第幾天，自 1 起算。',
          'イベントの何日目か。1から数えます。',
        ],
      }),
    }),
    fight: section(['Fight', '戰鬥規則', 'バトルのルール'], {
      battle_id: common.battle(),
      recommended_power: common.recommendedPower([0, 999_999_999]),
      retry_limit: field.integer(['Retries', '重試次數', '再挑戦の回数'], [0, 99], {
        default: 0,
        help: ['0: no limit.', '0 表示不限次數。', '0なら制限なしです。'],
        zero: NO_LIMIT,
      }),
      buff_effect_ids: field.references(['Effects', '關卡效果', '効果'], 'effect-setting', 6, {
        optional: true,
      }),
    }),
    points: section(['Points and stars', '積分與星數', 'ポイントと星'], {
      point: field.integer(['Points', '積分', 'ポイント'], [0, 999_999], { default: 0, unit: 'points' }),
      star_conditions: starConditions,
    }),
  },
  rules: [
    ...towerRules({ floor: 'level', of: 'event_id', notFalling: ['point', 'open_at_day'] }),
    { field: 'open_at_day', is: 'inside', period: { field: 'timeslot', of: 'event_id' } },
    { field: 'battle_type', of: 'battle_id', is: 'one_of', values: ['tower', 'event'] },
    ...starConditionRules,
  ],
  display: { title: 'level' },
  fixed: {
    during: 'event_id',
    fields: [
      'difficulty',
      'open_at_day',
      'battle_id',
      'retry_limit',
      'buff_effect_ids',
      'point',
      'star_conditions',
    ],
  },
  list: {
    columns: [
      'event_id',
      'level',
      'battle_id',
      'difficulty',
      'recommended_power',
      'open_at_day',
      'point',
      'buff_effect_ids',
      'status',
    ],
    filters: ['difficulty', 'open_at_day', 'buff_effect_ids', 'status'],
    sorts: ['level', 'recommended_power', 'open_at_day'],
    sheet: {},
  },
});
