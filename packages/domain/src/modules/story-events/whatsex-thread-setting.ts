import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

const CONTACTS = { field: 'contact_ids', of: 'event_id' } as const;

/** A talk with one contact, or with several, in a chat story. */
export const whatsexThreadSetting = defineModule({
  key: 'whatsex-thread-setting',
  family: 'story-events',
  titles: { title: ['Chat threads', '聊天主題', 'チャットスレッド'], record: ['Thread', '主題', 'スレッド'] },
  kind: 'child',
  parent: 'event_id',
  identity: ['thread_id'],
  sections: {
    thread: section(['Thread', '主題', 'スレッド'], {
      event_id: field.reference(['Chat story', '聊天劇情', 'チャットストーリー'], 'whatsex-setting'),
      thread_id: field.id(['Thread ID', '主題編號', 'スレッドID']),
      order: common.order([1, 999]),
      title: common.title(40),
      contact_id: field.reference(['Contact', '聯絡人', '連絡先'], 'whatsex-contact-setting'),
      group_chat: field.boolean(['Group chat', '群組聊天', 'グループチャット'], { default: false }),
      member_ids: field.references(['Members', '群組成員', 'メンバー'], 'whatsex-contact-setting', [2, 20], {
        showWhen: { field: 'group_chat', in: [true] },
      }),
    }),
    opening: section(['Opening', '開放', '開放'], {
      open_day: field.integer(['Opens on day', '開放日', '開放日'], [1, 366], { default: 1 }),
      pre_thread_id: field.reference(
        ['Previous thread', '前置主題', '前のスレッド'],
        'whatsex-thread-setting',
        {
          optional: true,
          notSelf: true,
        },
      ),
      unlock_conds: common.unlockConditions({ optional: true }),
      rewards: common.rewards([], {
        optional: true,
        help: ['For reading it to the end.', '讀完後獲得。', '最後まで読むと手に入ります。'],
      }),
    }),
  },
  rules: [
    { field: 'order', along: { orderBy: 'order', groupBy: 'event_id' }, is: 'contiguous', from: 1 },
    { field: 'contact_id', is: 'found_in', rows: CONTACTS },
    { field: 'member_ids', is: 'found_in', rows: CONTACTS },
    { field: 'event_id', of: 'pre_thread_id', is: 'same', as: { field: 'event_id' } },
    { rule: 'no_cycle', field: 'pre_thread_id' },
    { field: 'open_day', is: 'inside', period: { field: 'timeslot', of: 'event_id' } },
  ],
  panels: ['thread-player'],
  list: {
    columns: [
      'event_id',
      'thread_id',
      'title',
      'order',
      'contact_id',
      'group_chat',
      'pre_thread_id',
      'open_day',
      'status',
    ],
    filters: ['contact_id', 'group_chat', 'open_day', 'status'],
    sorts: ['thread_id', 'order', 'title'],
  },
});
