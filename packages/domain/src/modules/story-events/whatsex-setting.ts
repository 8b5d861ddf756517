import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { eventHead, eventId } from '../../field-sets/event-head.ts';

const head = eventHead({ types: ['always_open', 'limited_period', 'event_trigger'] });

/** A friendly story that is told in the messages of a messenger inside the game. */
export const whatsexSetting = defineModule({
  key: 'whatsex-setting',
  family: 'story-events',
  titles: {
    title: ['Chat stories', '聊天劇情', 'チャットストーリー'],
    record: ['Chat story', '聊天劇情', 'チャットストーリー'],
  },
  identity: ['event_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      name: head.basics.name,
      app_name: field.localizedText(['Messenger app name', '通訊軟體名稱', 'アプリの名前'], 20),
      ...head.open,
      contact_ids: field.references(['Contacts', '聯絡人', '連絡先'], 'whatsex-contact-setting', [1, 50]),
      rules: field.localizedText(['Rules for the story', '劇情說明', 'ストーリーの説明'], 3000, {
        multiline: true,
        rich: true,
        optional: true,
      }),
    }),
    messages: section(['Messages', '訊息', 'メッセージ'], {
      notify_push: field.boolean(['Push notifications', '推播通知', 'プッシュ通知'], { default: false }),
      daily_message_limit: field.integer(['Messages per day', '每日訊息數', '1日のメッセージ数'], [0, 200], {
        default: 0,
        zero: NO_LIMIT,
      }),
      typing_ms_per_char: field.integer(
        ['Typing per character (ms)', '每字輸入時間（毫秒）', '1文字の入力（ミリ秒）'],
        [0, 200],
        {
          default: 40,
        },
      ),
    }),
    presentation: common.presentation({ ...head.picture, icon: common.icon('event/default.svg') }),
  },
  rules: head.nameRules,
  list: {
    columns: [
      'event_id',
      'name',
      'app_name',
      'contact_ids',
      'daily_message_limit',
      'notify_push',
      'timeslot',
      'status',
    ],
    filters: ['contact_ids', 'notify_push', 'status'],
    sorts: ['event_id', 'name', 'daily_message_limit'],
  },
});
