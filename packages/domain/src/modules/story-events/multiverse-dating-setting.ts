import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, eventId, freePerDay } from '../../field-sets/event-head.ts';

const theme = enumOf('multiverse-theme', {
  academy: ['Academy', '學園', '学園', 'blue', ['學', '学']],
  steampunk: ['Steam city', '蒸氣之都', '蒸気の都', 'orange', ['蒸', '蒸']],
  fairy_tale: ['Fairy tale', '童話', '童話', 'magenta', '童'],
  space: ['Space', '太空', '宇宙', 'purple', ['空', '宙']],
  east_tale: ['Tale of the east', '東方物語', '東方の物語', 'red', ['東', '東']],
});

const MOST_WORLDS = 8;
const head = eventHead({ types: ['always_open', 'limited_period', 'event_trigger'] });

/** The same characters in other worlds, each world with a story and a friendship of its own. */
export const multiverseDatingSetting = defineModule({
  key: 'multiverse-dating-setting',
  family: 'story-events',
  titles: {
    title: ['Multiverse dating', '多元宇宙約會', 'マルチバースデート'],
    record: ['Multiverse event', '多元宇宙活動', 'マルチバースイベント'],
  },
  identity: ['event_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      ...head.basics,
      character_ids: field.references(['Characters', '登場角色', '登場キャラクター'], 'pet-setting', [1, 20]),
      ...head.open,
    }),
    worlds: section(['Worlds', '世界', '世界'], {
      worlds: field.rows(['Worlds', '世界', '世界'], [1, MOST_WORLDS], {
        uniqueBy: 'world_no',
        fields: {
          world_no: field.integer(['World', '世界編號', '世界番号'], [1, MOST_WORLDS]),
          name: common.name(30),
          theme: field.enum(['Theme', '主題', 'テーマ'], theme),
          image: common.image('image', { default: { path: 'battle-background/default.svg' } }),
          unlock_conds: common.unlockConditions({ optional: true }),
        },
      }),
      max_affection: field.integer(['Max affection', '好感度上限', '好感度の上限'], [1, 999_999]),
    }),
    tickets: section(['Tickets', '票券發放', 'チケットの配布'], {
      ticket_item_id: common.ticket(),
      free_tickets_per_day: freePerDay(20),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [...head.nameRules, { field: 'world_no', along: 'worlds', is: 'contiguous', from: 1 }],
  list: {
    columns: [
      'event_id',
      'name',
      'worlds',
      'character_ids',
      'ticket_item_id',
      'max_affection',
      'timeslot',
      'status',
    ],
    filters: ['character_ids', 'ticket_item_id', 'status'],
    sorts: ['event_id', 'name', 'max_affection'],
  },
  search: ['name', 'rules'],
});
