import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead } from '../../field-sets/event-head.ts';

const head = eventHead({ types: ['always_open', 'limited_period', 'event_trigger'] });

/** An event in which players visit one pet, give gifts and become its friends. */
export const petEventSetting = defineModule({
  key: 'pet-event-setting',
  family: 'story-events',
  titles: {
    title: ['Pet events', '寵物活動', 'ペットイベント'],
    record: ['Pet event', '寵物活動', 'ペットイベント'],
  },
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      id: common.id(),
      ...head.basics,
      pet_id: common.pet(),
      ...head.open,
      opening_avg_id: common.story({ optional: true }),
    }),
    friendship: section(['Friendship', '好感培養', 'なかよし'], {
      max_intimacy: field.integer(['Max intimacy', '親密度上限', '親密度の上限'], [1, 999_999]),
      visit_intimacy: field.integer(['Intimacy per visit', '每次造訪親密度', '訪問1回の親密度'], [0, 9999], {
        default: 10,
      }),
      daily_visit_limit: field.integer(['Visits per day', '每日造訪次數', '1日の訪問回数'], [1, 20], {
        default: 3,
      }),
      gift_items: field.rows(['Gifts', '禮物', '贈り物'], [1, 30], {
        uniqueBy: 'item_id',
        fields: {
          item_id: common.item({ flow: 'sink' }),
          intimacy: field.integer(['Intimacy', '親密度', '親密度'], [1, 10_000]),
          favourite: field.boolean(['Favourite', '最愛', '大好物'], { default: false }),
        },
      }),
      currency_item_id: field.reference(['Event currency', '活動貨幣', 'イベント通貨'], 'item-setting', {
        optional: true,
      }),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    // The last level of friendship is reached at the most intimacy.
    {
      rule: 'occurs_in',
      field: 'max_intimacy',
      module: 'pet-event-intimacies-setting',
      at: 'require',
      same: 'id',
      there: 'pet_event_id',
    },
  ],
  list: {
    columns: [
      'id',
      'name',
      'pet_id',
      'gift_items',
      'max_intimacy',
      'daily_visit_limit',
      'timeslot',
      'status',
    ],
    filters: ['pet_id', 'currency_item_id', 'status'],
    sorts: ['id', 'name', 'max_intimacy'],
  },
  search: ['name', 'rules'],
});
