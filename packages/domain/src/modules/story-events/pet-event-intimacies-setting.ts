import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const BY_LEVEL = { orderBy: 'level', groupBy: 'pet_event_id' } as const;
const OF_THE_EVENT = { field: 'pet_id', of: 'pet_event_id' } as const;

/** A level of friendship with the pet of an event, and what it opens. */
export const petEventIntimaciesSetting = defineModule({
  key: 'pet-event-intimacies-setting',
  family: 'story-events',
  titles: {
    title: ['Pet event intimacy', '寵物活動親密度', 'ペットイベント親密度'],
    record: ['Intimacy level', '親密度等級', '親密度レベル'],
  },
  kind: 'child',
  parent: 'pet_event_id',
  address: '/pet-event-setting/pet-event-intimacies-setting/{id}',
  sections: {
    basics: common.basics({
      pet_event_id: field.reference(['Pet event', '寵物活動', 'ペットイベント'], 'pet-event-setting'),
      id: common.id(),
      level: common.level([1, 50]),
      name: common.name(30),
      require: field.integer(['Intimacy', '所需親密度', '必要な親密度'], [0, 999_999]),
    }),
    opens: section(['Opens', '開放內容', '開放'], {
      rewards: common.rewards([], { optional: true }),
      conversation_id: field.reference(['Conversation', '對話', '会話'], 'pet-conversation-setting-v2', {
        optional: true,
        help: ['Of the same pet.', '須為同一隻寵物。', '同じペットのものです。'],
      }),
      unlock_cg_id: field.reference(['Illustration', '插畫', 'イラスト'], 'pet-cg-setting', {
        optional: true,
      }),
      bonus: bonusLines({ optional: true }),
    }),
  },
  rules: [
    ...ladderRules({
      step: 'level',
      of: 'pet_event_id',
      from: 1,
      free: { field: 'require', at: 'first' },
      bonus: 'bonus',
    }),
    { field: 'require', along: BY_LEVEL, is: 'rising' },
    { field: 'require', is: 'at_most', than: { field: 'max_intimacy', of: 'pet_event_id' } },
    { field: 'pet_id', of: 'conversation_id', is: 'same', as: OF_THE_EVENT },
    { field: 'pet_id', of: 'unlock_cg_id', is: 'same', as: OF_THE_EVENT },
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: [
      'pet_event_id',
      'id',
      'level',
      'name',
      'require',
      'rewards',
      'conversation_id',
      'unlock_cg_id',
      'status',
    ],
    filters: ['level', 'conversation_id', 'status'],
    sorts: ['id', 'level', 'require'],
    sheet: {},
  },
});
