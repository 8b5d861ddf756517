import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { affectionGain } from '../../field-sets/conversation.ts';

/** A part of a thread: some messages at a time, and what follows them. Its thread says which story it is. */
export const whatsexSubthreadSetting = defineModule({
  key: 'whatsex-subthread-setting',
  family: 'story-events',
  titles: {
    title: ['Chat subthreads', '聊天子主題', 'チャットサブスレッド'],
    record: ['Subthread', '子主題', 'サブスレッド'],
  },
  kind: 'child',
  parent: 'thread_id',
  identity: ['subthread_id'],
  address: '/whatsex-subthread-setting/{event_id}/{thread_id}',
  sections: {
    part: section(['Subthread', '子主題', 'サブスレッド'], {
      thread_id: field.reference(['Thread', '主題', 'スレッド'], 'whatsex-thread-setting'),
      subthread_id: field.id(['Subthread ID', '子主題編號', 'サブスレッドID']),
      order: common.order([1, 999]),
      entry: field.boolean(['Starts the thread', '起始子主題', '最初'], { default: false }),
      delay_min: field.integer(['Delay', '延遲', '待ち時間'], [0, 10_080], { unit: 'minutes', default: 0 }),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    end: section(['At the end', '結束時', '終わり'], {
      next_subthread_id: field.reference(
        ['Next subthread', '接續子主題', '次のサブスレッド'],
        'whatsex-subthread-setting',
        { optional: true, notSelf: true },
      ),
      affection_gain: affectionGain(500),
      rewards: common.rewards([], { optional: true }),
      avg_id: common.story({ optional: true }),
    }),
  },
  rules: [
    { field: 'order', along: { orderBy: 'order', groupBy: 'thread_id' }, is: 'contiguous', from: 1 },
    { countOf: { groupBy: 'thread_id' }, where: { field: 'entry', in: [true] }, is: 'same', as: 1 },
    { field: 'thread_id', of: 'next_subthread_id', is: 'same', as: { field: 'thread_id' } },
    { rule: 'no_cycle', field: 'next_subthread_id' },
    {
      rule: 'parts_lead_through',
      groupBy: 'thread_id',
      entry: 'entry',
      next: 'next_subthread_id',
      module: 'whatsex-message-setting',
      part: 'subthread_id',
      to: 'choices.goto_subthread_id',
    },
  ],
  display: { title: 'thread_id' },
  panels: ['thread-player'],
  list: {
    columns: [
      'thread_id',
      'subthread_id',
      'order',
      'entry',
      'delay_min',
      'next_subthread_id',
      'affection_gain',
      'rewards',
      'status',
    ],
    filters: ['entry', 'avg_id', 'status'],
    sorts: ['subthread_id', 'order', 'delay_min'],
  },
});
