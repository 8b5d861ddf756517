import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const ALWAYS = { type: 'always_open' };
const MONTH = {
  type: 'limited_period',
  periods: [{ start_date: '2030-01-01 00:00:00', end_date: '2030-02-01 00:00:00' }],
};
const LEVEL = { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 2 }] };
const coins = [{ asset_kind: 'coin', amount: 1 }];

const LOBBY: RecordData = {
  lobby_id: 1,
  name: text('One'),
  status: 'active',
  default: true,
  timeslot: ALWAYS,
  unlock_conds: null,
  buttons: [{ feature: 'mail', x: 0, y: 0, badge: true }],
  banner_slots: null,
};
const lobbies = (change: JsonObject, other: JsonObject = {}): Records => ({
  'lobby-setting': [
    { ...LOBBY, ...change },
    { ...LOBBY, lobby_id: 2, name: text('Two'), default: false, timeslot: MONTH, ...other },
  ],
});
const LINE: RecordData = {
  id: 1,
  status: 'active',
  speaker_type: 'narrator',
  speaker_id: null,
  trigger: 'idle',
  hour_from: null,
  hour_to: null,
  conds: null,
  timeslot: ALWAYS,
};
const lines = (change: JsonObject): Records => ({ 'lobby-conversation-setting': [{ ...LINE, ...change }] });
const FIND: RecordData = {
  id: 1,
  name: text('One'),
  kind: 'touch',
  threshold: 1,
  spawn_min_sec: null,
  spawn_max_sec: null,
  timeslot: ALWAYS,
};
const finds = (change: JsonObject, other: JsonObject = {}): Records => ({
  'lobby-reward-setting': [
    { ...FIND, ...change },
    { ...FIND, id: 2, name: text('Two'), threshold: 2, ...other },
  ],
});
const said = (order: number) => ({ order, speaker_slot: 1, text: text('Hello') });
const TALK: RecordData = {
  id: 1,
  status: 'active',
  pet_id: null,
  chapter_id: null,
  lines: [said(1), said(2)],
  rewards: coins,
  timeslot: ALWAYS,
};
const talks = (change: JsonObject): Records => ({ 'afk-conversation-setting': [{ ...TALK, ...change }] });

const problemsOf = (records: Records) => releaseProblems(registry, records);

it.each<readonly [string, Records]>([
  ['a lobby and its default', lobbies({})],
  ['a line', lines({})],
  ['finds of one kind', finds({})],
  ['a chest', finds({ kind: 'floating_chest', spawn_min_sec: 60, spawn_max_sec: 60 })],
  ['a talk', talks({})],
])('%s: no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  ['no default', lobbies({ default: false }), 'lobby-setting 2 default too_few'],
  ['two defaults', lobbies({}, { default: true, timeslot: ALWAYS }), 'lobby-setting 2 default too_many'],
  ['a default that closes', lobbies({ timeslot: MONTH }), 'lobby-setting 1 timeslot.type kind_not_allowed'],
  [
    'a default that is not for everybody',
    lobbies({ unlock_conds: LEVEL }),
    'lobby-setting 1 unlock_conds must_be_empty',
  ],
  [
    'a feature with two buttons',
    lobbies({ buttons: [0, 1].map((x) => ({ feature: 'mail', x, y: 0, badge: true })) }),
    'lobby-setting 1 buttons.1.feature duplicate',
  ],
  [
    'no line without a condition',
    lines({ conds: LEVEL }),
    'lobby-conversation-setting  trigger must_include',
  ],
  [
    'no line for now and then',
    lines({ trigger: 'enter' }),
    'lobby-conversation-setting  trigger must_include',
  ],
  [
    'hours that are not told',
    lines({ trigger: 'time_of_day' }),
    'lobby-conversation-setting 1 hour_from required',
  ],
  [
    'a speaker that is not told',
    lines({ speaker_type: 'pet' }),
    'lobby-conversation-setting 1 speaker_id required',
  ],
  ['two finds alike', finds({}, { threshold: 1 }), 'lobby-reward-setting 2 threshold duplicate'],
  [
    'a chest that comes too late',
    finds({ kind: 'floating_chest', spawn_min_sec: 60, spawn_max_sec: 59 }),
    'lobby-reward-setting 1 spawn_max_sec greater_or_equal',
  ],
  [
    'a line left out',
    talks({ lines: [said(1), said(3)] }),
    'afk-conversation-setting 1 lines.1.order not_contiguous',
  ],
  ['no talk for every pet', talks({ pet_id: 1 }), 'afk-conversation-setting  status must_include'],
  ['no talk for every chapter', talks({ chapter_id: 1 }), 'afk-conversation-setting  status must_include'],
])('the rules of lobbies notice %s', (_what, records, problem) => {
  expect(problemsOf(records)).toContain(problem);
});
