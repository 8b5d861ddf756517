import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, eventId, freePerDay } from '../../field-sets/event-head.ts';

const head = eventHead({ types: ['always_open', 'limited_period', 'event_trigger'] });

/** A story in chapters that players open with hearts, and that stays in the album. */
export const hEventSetting = defineModule({
  key: 'h-event-setting',
  family: 'story-events',
  titles: {
    title: ['Heart events', '心動活動', 'ハートイベント'],
    record: ['Heart event', '心動活動', 'ハートイベント'],
  },
  identity: ['event_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      ...head.basics,
      pet_id: common.pet({ optional: true }),
      god_id: common.god({ optional: true }),
      ...head.open,
    }),
    hearts: section(['Hearts', '愛心', 'ハートと進行'], {
      heart_item_id: field.reference(['Heart', '愛心道具', 'ハート'], 'item-setting', { flow: 'sink' }),
      free_hearts_per_day: freePerDay(50),
      steps_total: field.integer(['Chapters', '章節數', '章の数'], [1, 50]),
      album_page: field.integer(['Page of the album', '相簿頁碼', 'アルバムのページ'], [1, 999]),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    { fields: ['pet_id', 'god_id'], is: 'at_least_one' },
    { fields: ['album_page'], is: 'unique' },
    {
      rule: 'occurs_in',
      field: 'steps_total',
      module: 'h-event-chapter-setting',
      at: 'chapter',
      same: 'event_id',
    },
  ],
  list: {
    columns: [
      'event_id',
      'name',
      'pet_id',
      'god_id',
      'heart_item_id',
      'steps_total',
      'album_page',
      'timeslot',
      'status',
    ],
    filters: ['pet_id', 'god_id', 'heart_item_id', 'status'],
    sorts: ['event_id', 'name', 'album_page'],
  },
  search: ['name', 'rules'],
});
