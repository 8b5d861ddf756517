import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const characterType = enumOf('chat-character-type', {
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
  role: ['Hero', '主角', '主人公', 'blue', '主'],
  npc: ['Villager', '村民', '村人', 'neutral', '村'],
});

const CHARACTERS = { pet: 'pet-setting', god: 'god-setting', role: 'role-setting', npc: null } as const;

/** A contact who writes in chat stories: the character behind it, and its profile. */
export const whatsexContactSetting = defineModule({
  key: 'whatsex-contact-setting',
  family: 'story-events',
  titles: {
    title: ['Chat contacts', '聊天聯絡人', 'チャット連絡先'],
    record: ['Contact', '聯絡人', '連絡先'],
  },
  identity: ['contact_id'],
  sections: {
    basics: common.basics({
      contact_id: field.id(['Contact ID', '聯絡人編號', '連絡先ID']),
      display_name: field.localizedText(['Display name', '顯示名稱', '表示名'], 30),
      character_type: field.enum(['Character type', '角色種類', 'キャラクターの種類'], characterType, {
        default: 'pet',
      }),
      character_id: field.referenceBy(['Character', '角色', 'キャラクター'], 'character_type', CHARACTERS),
      order: common.order([0, 999], { default: 0 }),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    profile: section(['Profile', '個人檔案', 'プロフィール'], {
      avatar: field.asset(['Profile picture', '頭像圖', 'プロフィール画像'], 'image', {
        default: { path: 'pet/default.svg' },
      }),
      cover: common.cover('image', { optional: true }),
      status_text: field.localizedText(['Status message', '狀態訊息', 'ステータスメッセージ'], 60),
      moments: field.rows(['Posts', '動態', '投稿'], 50, {
        optional: true,
        uniqueBy: 'no',
        summary: ['text'],
        fields: {
          no: common.no([1, 50]),
          text: common.text(160, { multiline: true }),
          image: common.image('image', { default: { path: 'battle-background/default.svg' } }),
          likes: field.integer(['Likes', '讚數', 'いいね'], [0, 999_999], { default: 0 }),
          open_day: field.integer(['Opens on day', '開放日', '開放日'], [1, 366], { default: 1 }),
        },
      }),
    }),
  },
  rules: [
    { field: 'character_id', is: 'required', when: { field: 'character_type', in: ['pet', 'god', 'role'] } },
    { fields: ['character_type', 'character_id'], is: 'unique' },
    { field: 'no', along: 'moments', is: 'contiguous', from: 1 },
    { field: 'open_day', along: 'moments', is: 'not_falling' },
  ],
  list: {
    columns: [
      'contact_id',
      'display_name',
      'character_type',
      'character_id',
      'status_text',
      'moments',
      'order',
      'status',
    ],
    filters: ['character_type', 'order', 'status'],
    sorts: ['contact_id', 'display_name', 'order'],
  },
  search: ['display_name', 'status_text'],
});
