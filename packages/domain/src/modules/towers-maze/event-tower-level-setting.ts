import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { difficulty } from '../../enums/difficulty.ts';
import { starConditionRules, starConditions } from '../../field-sets/star-condition-fields.ts';
import { MAX_FLOORS, POWER_STEP_PERCENT } from '../../field-sets/tower-limits.ts';

const BY_LEVEL = { orderBy: 'level', groupBy: 'event_id' } as const;

/** One level of an event tower. */
export const eventTowerLevelSetting = defineModule({
  key: 'event-tower-level-setting',
  family: 'towers-maze',
  titles: {
    title: localized('Event tower levels', '活動塔關卡', 'イベントの塔のレベル'),
    record: localized('Level', '關卡', 'レベル'),
  },
  kind: 'child',
  parent: 'event_id',
  identity: ['level'],
  fields: {
    event_id: {
      kind: 'reference',
      to: 'event-tower-setting',
      label: localized('Event tower', '活動塔', 'イベントの塔'),
    },
    level: { kind: 'integer', min: 1, max: MAX_FLOORS, label: localized('Level', '關卡', 'レベル') },
    battle_id: { kind: 'reference', to: 'battle-setting', label: localized('Battle', '戰鬥', 'バトル') },
    difficulty: {
      kind: 'enum',
      of: difficulty,
      default: 'normal',
      label: localized('Difficulty', '難度', '難易度'),
    },
    recommended_power: {
      kind: 'integer',
      min: 0,
      max: 999_999_999,
      label: localized('Recommended power', '建議戰力', '推奨戦力'),
    },
    open_at_day: {
      kind: 'integer',
      min: 1,
      max: 366,
      default: 1,
      label: localized('Opens on day', '開放日', '開放日'),
      help: localized(
        'Day of the event, counted from 1.',
        '活動第幾天，自 1 起算。',
        'イベントの何日目か。1から数えます。',
      ),
    },
    retry_limit: {
      kind: 'integer',
      min: 0,
      max: 99,
      default: 0,
      label: localized('Retries', '重試次數', '再挑戦の回数'),
      help: localized('0: no limit.', '0 表示不限次數。', '0なら制限なしです。'),
      zero: localized('No limit', '不限', '制限なし'),
    },
    buff_effect_ids: {
      kind: 'reference',
      to: 'effect-setting',
      many: true,
      optional: true,
      max: 6,
      label: localized('Effects', '關卡效果', '効果'),
    },
    point: {
      kind: 'integer',
      min: 0,
      max: 999_999,
      default: 0,
      unit: 'points',
      label: localized('Points', '積分', 'ポイント'),
    },
    star_conditions: starConditions,
  },
  rules: [
    { rule: 'contiguous', field: 'level', groupBy: 'event_id', from: 1 },
    { rule: 'not_falling', field: 'recommended_power', ...BY_LEVEL },
    {
      rule: 'steps_at_most',
      field: 'recommended_power',
      ...BY_LEVEL,
      percent: POWER_STEP_PERCENT,
      severity: 'warning',
    },
    { rule: 'not_falling', field: 'point', ...BY_LEVEL },
    { rule: 'not_falling', field: 'open_at_day', ...BY_LEVEL },
    { rule: 'day_inside', field: 'open_at_day', reference: 'event_id', timeslot: 'timeslot' },
    ...starConditionRules,
  ],
  display: { title: 'level' },
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
  sections: [
    {
      key: 'level',
      title: localized('Level', '關卡', 'レベル'),
      fields: ['event_id', 'level', 'difficulty', 'open_at_day'],
    },
    {
      key: 'fight',
      title: localized('Fight', '戰鬥', 'バトル'),
      fields: ['battle_id', 'recommended_power', 'retry_limit', 'buff_effect_ids'],
    },
    {
      key: 'points',
      title: localized('Points and stars', '積分與星數', 'ポイントと星'),
      fields: ['point', 'star_conditions'],
    },
  ],
});
