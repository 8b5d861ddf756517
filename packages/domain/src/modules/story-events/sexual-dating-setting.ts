import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { affectionGain } from '../../field-sets/conversation.ts';
import { eventHead, eventId } from '../../field-sets/event-head.ts';

const characterType = enumOf('dating-character-type', {
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
  role: ['Hero', '主角', '主人公', 'blue', '主'],
});

const head = eventHead({ types: ['always_open', 'limited_period', 'event_trigger'] });

/** An event of outings with an adult character: walks, meals, festivals, and how close they bring the two. */
export const sexualDatingSetting = defineModule({
  key: 'sexual-dating-setting',
  family: 'story-events',
  titles: {
    title: ['Dating events', '約會活動', 'デートイベント'],
    record: ['Dating event', '約會活動', 'デートイベント'],
  },
  identity: ['event_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      ...head.basics,
      character_type: field.enum(['Character type', '角色種類', 'キャラクターの種類'], characterType, {
        default: 'god',
      }),
      character_id: field.referenceBy(['Character', '角色', 'キャラクター'], 'character_type', {
        pet: 'pet-setting',
        god: 'god-setting',
        role: 'role-setting',
      }),
      ...head.open,
    }),
    outings: section(['Outings', '約會', 'デート'], {
      energy_cost: field.integer(['AP per outing', '每次體力', '1回の消費AP'], [0, 50], { default: 5 }),
      daily_dates: field.integer(['Outings per day', '每日約會次數', '1日の回数'], [1, 20], { default: 3 }),
      max_affection: field.integer(['Max affection', '好感度上限', '好感度の上限'], [1, 999_999]),
      places: field.rows(['Places', '約會地點', '行き先'], [1, 12], {
        uniqueBy: 'place_id',
        fields: {
          place_id: field.integer(['Place ID', '地點編號', '行き先ID'], [1, 999]),
          name: common.name(30),
          image: common.image('image', { default: { path: 'battle-background/default.svg' } }),
          affection: affectionGain(9999),
          favourite: field.boolean(['Favourite', '最愛', 'お気に入り'], { default: false }),
        },
      }),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    { field: 'character_id', is: 'required', when: { field: 'character_type', in: ['pet', 'god', 'role'] } },
    // The last tier is reached at the most affection.
    {
      rule: 'occurs_in',
      field: 'max_affection',
      module: 'sexual-dating-tiers-setting',
      at: 'require_affection',
      same: 'event_id',
    },
  ],
  list: {
    columns: [
      'event_id',
      'name',
      'character_type',
      'character_id',
      'places',
      'max_affection',
      'timeslot',
      'status',
    ],
    filters: ['character_type', 'daily_dates', 'status'],
    sorts: ['event_id', 'name', 'max_affection'],
  },
  search: ['name', 'rules'],
});
