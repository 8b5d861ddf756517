import { plantedProblems, type Planted } from '@quartermaster/testkit/records/planted-problems';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { demoConfiguration } from '../../demo/demo-configuration.ts';
import { registry } from '../index.ts';

const game = demoConfiguration();
const answers = (leads: JsonObject) =>
  [1, 2].map((no) => ({ no, text: { en: 'Go', zh: '走', jp: '行く' }, affection: 0, ...leads }));

it.each<readonly [string, ...Planted, string]>([
  [
    'a contact twice',
    'whatsex-contact-setting',
    '2',
    { character_type: 'pet', character_id: 10_021 },
    'character_id duplicate',
  ],
  [
    'a contact who is nobody',
    'whatsex-contact-setting',
    '1',
    { character_id: null },
    'character_id required',
  ],
  ['a post left out', 'whatsex-contact-setting', '3', { 'moments.1.no': 3 }, 'moments.1.no not_contiguous'],
  [
    'posts out of order',
    'whatsex-contact-setting',
    '3',
    { 'moments.0.open_day': 9 },
    'moments.1.open_day falling',
  ],
  ['threads out of order', 'whatsex-thread-setting', '661~3', { order: 5 }, 'order not_contiguous'],
  ['a group without members', 'whatsex-thread-setting', '661~2', { member_ids: null }, 'member_ids required'],
  [
    'threads that wait for each other',
    'whatsex-thread-setting',
    '661~1',
    { pre_thread_id: '661~2' },
    'pre_thread_id cycle',
  ],
  ['a thread after the story', 'whatsex-thread-setting', '661~3', { open_day: 90 }, 'open_day not_inside'],
  ['a thread without a beginning', 'whatsex-subthread-setting', '661~1~1', { entry: false }, 'entry too_few'],
  ['a thread with two beginnings', 'whatsex-subthread-setting', '661~1~2', { entry: true }, 'entry too_many'],
  [
    'a part of another thread',
    'whatsex-subthread-setting',
    '661~1~2',
    { next_subthread_id: '661~2~1' },
    'next_subthread_id same_as',
  ],
  [
    'parts that follow each other',
    'whatsex-subthread-setting',
    '661~1~4',
    { next_subthread_id: '661~1~2' },
    'next_subthread_id cycle',
  ],
  ['messages out of order', 'whatsex-message-setting', '661~1~1~3', { order: 4 }, 'order not_contiguous'],
  ['a message without words', 'whatsex-message-setting', '661~1~1~1', { text: null }, 'text required_when'],
  [
    'a picture that is not there',
    'whatsex-message-setting',
    '661~2~2~1',
    { file: null },
    'file required_when',
  ],
  [
    'a voice that is not there',
    'whatsex-message-setting',
    '661~1~1~1',
    { kind: 'voice' },
    'voice required_when',
  ],
  [
    'a link to nowhere',
    'whatsex-message-setting',
    '661~2~2~3',
    { jump_type: 'none' },
    'jump_type allowed_when',
  ],
  [
    'a link to a record that is not there',
    'whatsex-message-setting',
    '661~2~2~3',
    { jump_type: 'record', jump_avg_id: null, jump_module: 'exchange-setting', jump_record_id: '9' },
    'jump_record_id reference_missing',
  ],
  [
    'a message nobody sent',
    'whatsex-message-setting',
    '661~1~1~1',
    { contact_id: null },
    'contact_id required',
  ],
  [
    'a choice in the middle',
    'whatsex-message-setting',
    '661~1~1~1',
    {
      kind: 'choice',
      choices: answers({ goto_subthread_id: '661~1~2' }),
    },
    'choices only_on_last',
  ],
  [
    'a choice into another thread',
    'whatsex-message-setting',
    '661~1~1~3',
    { 'choices.0.goto_subthread_id': '661~2~1' },
    'choices.0.goto_subthread_id same_as',
  ],
  [
    'a choice left out',
    'whatsex-message-setting',
    '661~1~1~3',
    { 'choices.1.no': 4 },
    'choices.1.no not_contiguous',
  ],
])('the rules of chat stories notice %s', (_what, module, recordId, change, problem) => {
  expect(plantedProblems(registry, game, [module, recordId, {}])).not.toContain(problem);
  expect(plantedProblems(registry, game, [module, recordId, change])).toContain(problem);
});

it('who writes and who reads along are contacts of the story', () => {
  const stories = (game['whatsex-setting'] ?? []).map((story) => ({ ...story, contact_ids: [1, 2] }));
  const problems = plantedProblems(registry, { ...game, 'whatsex-setting': stories }, [
    'whatsex-thread-setting',
    '661~1',
    {},
  ]);
  expect(problems).toEqual(
    expect.arrayContaining(['contact_id unknown_option', 'member_ids unknown_option']),
  );
});
