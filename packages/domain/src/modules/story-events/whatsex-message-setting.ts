import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { affectionGain, choiceRows, CHOICES } from '../../field-sets/conversation.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';

const sender = enumOf('chat-sender', {
  contact: ['Contact', '聯絡人', '連絡先', 'orange', ['友', '友']],
  player: ['Player', '玩家', 'プレイヤー', 'blue', ['玩', '人']],
  system: ['System', '系統', 'システム', 'neutral', ['系', '通']],
});

const messageKind = enumOf('chat-message-kind', {
  text: ['Text', '文字', 'テキスト', 'neutral', '文'],
  image: ['Picture', '圖片', '画像', 'cyan', ['圖', '図']],
  sticker: ['Sticker', '貼圖', 'スタンプ', 'magenta', ['貼', 'ス']],
  voice: ['Voice', '語音', '音声', 'purple', ['語', '音']],
  choice: ['Choice', '選項', '選択', 'orange', ['選', '選']],
  link: ['Link', '連結', 'リンク', 'blue', ['連', 'リ']],
});

const choices = choiceRows({
  goto_subthread_id: field.reference(['Goes to', '接續子主題', '続き'], 'whatsex-subthread-setting'),
  affection: affectionGain(500),
});
const IS_LINK = { field: 'kind', in: ['link'] } as const;

/** One message of a chat story. */
export const whatsexMessageSetting = defineModule({
  key: 'whatsex-message-setting',
  family: 'story-events',
  titles: {
    title: ['Chat messages', '聊天訊息', 'チャットメッセージ'],
    record: ['Message', '訊息', 'メッセージ'],
  },
  kind: 'child',
  parent: 'subthread_id',
  sections: {
    message: section(['Message', '訊息', 'メッセージ'], {
      subthread_id: field.reference(['Subthread', '子主題', 'サブスレッド'], 'whatsex-subthread-setting'),
      id: common.id(),
      order: common.order([1, 999]),
      sender: field.enum(['Sender', '發送者', '送信者'], sender, { default: 'contact' }),
      contact_id: field.reference(['Contact', '聯絡人', '連絡先'], 'whatsex-contact-setting', {
        showWhen: { field: 'sender', in: ['contact'] },
      }),
      kind: common.kind(messageKind, { default: 'text' }),
      wait_ms: field.integer(['Pause before (ms)', '前置停頓（毫秒）', '送信前の間（ミリ秒）'], [0, 60_000], {
        default: 800,
      }),
    }),
    content: section(['Content', '內容', '内容'], {
      text: common.text(200, {
        multiline: true,
        optional: true,
        help: [
          '{player} is the name of the player.',
          '{player} 代表玩家名稱。',
          '{player} はプレイヤー名です。',
        ],
      }),
      file: common.image('image', { optional: true }),
      voice: common.voice('sound', { perLanguage: true, optional: true }),
      choices: field.rows(CHOICES, [2, 4], {
        showWhen: { field: 'kind', in: ['choice'] },
        ...choices.rows,
      }),
    }),
    link: section(['Link', '連結', 'リンク'], { ...jumpFields }),
  },
  rules: [
    { field: 'order', along: { orderBy: 'order', groupBy: 'subthread_id' }, is: 'contiguous', from: 1 },
    { field: 'text', is: 'required', when: { field: 'kind', in: ['text'] } },
    { field: 'file', is: 'required', when: { field: 'kind', in: ['image', 'sticker'] } },
    { field: 'voice', is: 'required', when: { field: 'kind', in: ['voice'] } },
    { field: 'jump_type', is: 'one_of', values: ['feature', 'record', 'avg', 'url'], when: IS_LINK },
    ...choices.rules,
    {
      field: 'choices',
      along: { orderBy: 'order', groupBy: 'subthread_id' },
      is: 'filled_only',
      at: 'last',
    },
    {
      field: 'thread_id',
      of: 'choices.goto_subthread_id',
      is: 'same',
      as: { field: 'thread_id', of: 'subthread_id' },
    },
    ...jumpRules(),
  ],
  display: { title: 'text' },
  list: {
    columns: ['subthread_id', 'id', 'order', 'sender', 'contact_id', 'kind', 'text', 'choices', 'status'],
    filters: ['sender', 'contact_id', 'kind', 'status'],
    sorts: ['id', 'order'],
  },
});
