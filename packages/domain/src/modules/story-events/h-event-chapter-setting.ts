import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** A chapter of a heart event. */
export const hEventChapterSetting = defineModule({
  key: 'h-event-chapter-setting',
  family: 'story-events',
  titles: {
    title: ['Heart event chapters', '心動活動章節', 'ハートイベント章'],
    record: ['Chapter', '章節', '章'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    basics: common.basics({
      event_id: field.reference(['Heart event', '心動活動', 'ハートイベント'], 'h-event-setting'),
      id: common.id(),
      chapter: field.integer(['Chapter', '章節', '章'], [1, 50]),
      title: common.title(40),
      avg_id: common.story(),
      battle_id: common.battle({ optional: true }),
      illustration: field.asset(['Illustration', '插畫', 'イラスト'], 'image', { optional: true }),
    }),
    opening: section(['Opening', '開放', '開放'], {
      heart_cost: field.integer(['Hearts', '所需愛心', '必要なハート'], [0, 9999]),
      unlock_conds: common.unlockConditions({ optional: true }),
      rewards: common.rewards([]),
    }),
  },
  rules: [
    ...ladderRules({
      step: 'chapter',
      of: 'event_id',
      from: 1,
      until: { field: 'steps_total', of: 'event_id' },
      notFalling: ['heart_cost'],
    }),
  ],
  panels: ['named-story'],
  list: {
    columns: ['event_id', 'id', 'chapter', 'title', 'avg_id', 'battle_id', 'heart_cost', 'rewards', 'status'],
    filters: ['avg_id', 'battle_id', 'status'],
    sorts: ['id', 'chapter', 'title'],
  },
});
