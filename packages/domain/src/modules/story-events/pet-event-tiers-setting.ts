import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** A step in the story of a pet event: an episode, a fight or both. */
export const petEventTiersSetting = defineModule({
  key: 'pet-event-tiers-setting',
  family: 'story-events',
  titles: {
    title: ['Pet event tiers', '寵物活動階段', 'ペットイベント段階'],
    record: ['Tier', '階段', '段階'],
  },
  kind: 'child',
  parent: 'pet_event_id',
  address: '/pet-event-setting/pet-event-tiers-setting/{id}',
  sections: {
    basics: common.basics({
      pet_event_id: field.reference(['Pet event', '寵物活動', 'ペットイベント'], 'pet-event-setting'),
      id: common.id(),
      tier: field.integer(['Tier', '階段', '段階'], [1, 50]),
      intimacy_level: field.integer(['Intimacy level', '所需親密度等級', '必要な親密度レベル'], [1, 50]),
      open_day: field.integer(['Opens on day', '開放日', '開放日'], [1, 366], { default: 1 }),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    content: section(['Content', '內容', '内容'], {
      avg_id: common.story({ optional: true }),
      battle_id: common.battle({ optional: true }),
      rewards: common.rewards([]),
    }),
  },
  rules: [
    ...ladderRules({
      step: 'tier',
      of: 'pet_event_id',
      from: 1,
      notFalling: ['intimacy_level', 'open_day'],
    }),
    {
      rule: 'occurs_in',
      field: 'intimacy_level',
      module: 'pet-event-intimacies-setting',
      at: 'level',
      same: 'pet_event_id',
    },
    { fields: ['avg_id', 'battle_id'], is: 'at_least_one' },
    { field: 'open_day', is: 'inside', period: { field: 'timeslot', of: 'pet_event_id' } },
  ],
  display: { title: 'tier' },
  panels: ['named-story'],
  list: {
    columns: [
      'pet_event_id',
      'id',
      'tier',
      'intimacy_level',
      'open_day',
      'avg_id',
      'battle_id',
      'rewards',
      'status',
    ],
    filters: ['avg_id', 'battle_id', 'status'],
    sorts: ['id', 'tier', 'open_day'],
    sheet: {},
  },
});
