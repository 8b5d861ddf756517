import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const channel = enumOf('live-chat-channel', {
  guild: ['Guild', '公會', 'ギルド', 'green', ['公', 'ギ']],
  world: ['World', '世界', 'ワールド', 'blue', '世'],
  recruit: ['Recruiting', '招募', '募集', 'orange', '募'],
  war: ['War', '戰爭', '戦争', 'red', ['戰', '戦']],
  system: ['System', '系統', 'システム', 'neutral', ['系', 'シ']],
});

const filterLevel = enumOf('chat-filter-level', {
  none: ['None', '不過濾', 'なし', 'neutral', '無'],
  mask: ['Mask words', '遮蔽字詞', '伏せ字にする', 'orange', ['遮', '伏']],
  block: ['Block messages', '攔截訊息', '送信しない', 'red', ['攔', '止']],
});

/** A channel of the live chat: who may write there, how often and how much. */
export const guildLiveChatSetting = defineModule({
  key: 'guild-live-chat-setting',
  family: 'guild',
  titles: {
    title: ['Guild live chat', '公會即時聊天', 'ギルドライブチャット'],
    record: ['Channel', '頻道', 'チャンネル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      channel: field.enum(['Channel', '頻道', 'チャンネル'], channel),
      name: common.name(30),
      min_user_level: common.fromPlayerLevel([1, 300], { default: 1 }),
    }),
    messages: section(['Messages', '訊息', 'メッセージ'], {
      max_chars: field.integer(['Length limit', '字數上限', '文字数の上限'], [10, 300], { default: 80 }),
      cooldown_sec: field.integer(['Interval between messages', '發言間隔', '発言の間隔'], [0, 600], {
        unit: 'seconds',
        default: 5,
      }),
      free_per_day: field.integer(['Free messages per day', '每日免費則數', '1日の無料発言数'], [0, 9999], {
        default: 200,
      }),
      extra_cost: field.costs(['Cost of further messages', '超出後每則消耗', '超過分のコスト'], [1, 1], {
        optional: true,
        help: [
          'Empty: no further messages that day.',
          '留空則當日不可再發言。',
          '空欄なら、その日はそれ以上発言できません。',
        ],
      }),
      sticker_allowed: field.boolean(['Stickers allowed', '可傳送貼圖', 'スタンプを使える'], {
        default: true,
      }),
      link_allowed: field.boolean(['Links allowed', '可傳送連結', 'リンクを送れる'], { default: false }),
      keep_days: field.integer(['Days kept', '保留天數', '保存日数'], [1, 90], { unit: 'days', default: 7 }),
    }),
    moderation: section(['Moderation', '發言管制', '発言の監視'], {
      filter_level: field.enum(['Word filter', '字詞過濾', '禁止語の扱い'], filterLevel, { default: 'mask' }),
      auto_mute_rules: field.rows(['Automatic mutes', '自動禁言', '自動ミュート'], 10, {
        optional: true,
        uniqueBy: 'hits',
        help: [
          'More hits must mean a longer mute.',
          '違規次數越多，禁言時間須越長。',
          '回数が多いほど長くします。',
        ],
        fields: {
          hits: field.integer(['Filtered messages', '違規次數', '違反回数'], [1, 100]),
          minutes: field.integer(['Mute', '禁言時間', 'ミュート時間'], [1, 43_200], { unit: 'minutes' }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['channel'], is: 'unique' },
    { field: 'hits', along: 'auto_mute_rules', is: 'rising' },
    { field: 'minutes', along: 'auto_mute_rules', is: 'rising' },
    { field: 'filter_level', is: 'one_of', values: ['mask', 'block'], when: { isProtected: true } },
  ],
  list: {
    columns: [
      'id',
      'channel',
      'name',
      'min_user_level',
      'max_chars',
      'cooldown_sec',
      'free_per_day',
      'filter_level',
      'status',
    ],
    filters: ['channel', 'filter_level', 'link_allowed', 'status'],
    sorts: ['id', 'min_user_level'],
  },
});
