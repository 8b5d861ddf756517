import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const problemsOf = (records: Records) => releaseProblems(registry, records);

const level = (no: number, change: JsonObject = {}): RecordData => ({
  level: no,
  exp_to_next: no === 2 ? 0 : 100,
  member_limit: 10 * no,
  oblation_count: no,
  unlock_features: no === 1 ? ['help'] : ['boss'],
  ...change,
});
const levels = (...changes: readonly JsonObject[]): Records => ({
  'guild-level-setting': changes.map((change, index) => level(index + 1, change)),
});
const guild = (change: JsonObject): Records => ({
  ...levels({}, {}),
  'guild-setting': [{ name_min: 2, name_max: 12, vice_count: 2, elite_count: 7, ...change }],
});
const socket = (room_size_max: number): Records => ({
  ...levels({}, {}),
  'guild-socket-setting': [{ room_size_max }],
});
const offerings = (...changes: readonly JsonObject[]): Records => ({
  'guild-oblation-setting': changes.map((change, index) => ({
    oblation_id: index + 1,
    name: text(`Offering ${index}`),
    cost: coins(index + 1),
    rewards: coins(1),
    contribution: 5,
    crit_bp: 100,
    ...change,
  })),
});
const blessing = (no: number, change: JsonObject = {}): RecordData => ({
  level: no,
  require_guild_level: no,
  bonus: [{ stat: 'atk', mode: 'percent', value: no }],
  ...change,
});
const blessings = (change: JsonObject = {}): Records => ({
  'guild-god-bless-setting': [blessing(1), blessing(2, change)],
});
const mutes = (...rows: readonly (readonly [hits: number, minutes: number])[]) => ({
  auto_mute_rules: rows.map(([hits, minutes]) => ({ hits, minutes })),
});
const channels = (...changes: readonly JsonObject[]): Records => ({
  'guild-live-chat-setting': changes.map((change, index) => ({
    id: index + 1,
    channel: ['guild', 'world'][index] ?? 'war',
    name: text('Channel'),
    filter_level: 'mask',
    ...mutes([1, 10], [2, 20]),
    ...change,
  })),
});

it.each<readonly [string, Records]>([
  ['levels', levels({}, {})],
  ['the rules of guilds', guild({})],
  ['the socket', socket(20)],
  ['offerings', offerings({}, { contribution: 0, crit_bp: null })],
  ['blessings', blessings()],
  ['channels', channels({}, { auto_mute_rules: null })],
])('%s: no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  ['a level that is missing', levels({}, { level: 3 }), 'guild-level-setting 3 level not_contiguous'],
  ['EXP beyond the last level', levels({}, { exp_to_next: 5 }), 'guild-level-setting 2 exp_to_next same_as'],
  ['fewer members', levels({}, { member_limit: 9 }), 'guild-level-setting 2 member_limit falling'],
  ['fewer offerings', levels({ oblation_count: 3 }, {}), 'guild-level-setting 2 oblation_count falling'],
  [
    'a feature that opens twice',
    levels({}, { unlock_features: ['help'] }),
    'guild-level-setting 2 unlock_features.0 duplicate',
  ],
  [
    'names longer than they may be',
    guild({ name_min: 4, name_max: 3 }),
    'guild-setting main name_max greater_or_equal',
  ],
  ['more positions than members at first', guild({ elite_count: 8 }), 'guild-setting main elite_count less'],
  ['a room smaller than a guild', socket(19), 'guild-socket-setting main room_size_max greater_or_equal'],
  [
    'two offerings of one price',
    offerings({}, { cost: coins(1) }),
    'guild-oblation-setting 2 cost duplicate',
  ],
  [
    'two offerings of one name',
    offerings({}, { name: text('Offering 0') }),
    'guild-oblation-setting 2 name duplicate',
  ],
  [
    'twice as much of nothing',
    offerings({ contribution: 0 }),
    'guild-oblation-setting 1 crit_bp must_be_empty',
  ],
  [
    'a blessing that gets weaker',
    blessings({ bonus: [{ stat: 'atk', mode: 'percent', value: 0.5 }] }),
    'guild-god-bless-setting 2 bonus.0.value falling',
  ],
  [
    'a blessing for a smaller guild',
    blessings({ require_guild_level: 0 }),
    'guild-god-bless-setting 2 require_guild_level falling',
  ],
  [
    'one stat twice',
    blessings({ bonus: [1, 2].map((value) => ({ stat: 'atk', mode: 'percent', value })) }),
    'guild-god-bless-setting 2 bonus.1.mode duplicate',
  ],
  ['a channel twice', channels({}, { channel: 'guild' }), 'guild-live-chat-setting 2 channel duplicate'],
  [
    'a shorter mute for more hits',
    channels(mutes([1, 10], [2, 5])),
    'guild-live-chat-setting 1 auto_mute_rules.1.minutes not_rising',
  ],
  [
    'hits that fall',
    channels(mutes([3, 10], [2, 20])),
    'guild-live-chat-setting 1 auto_mute_rules.1.hits not_rising',
  ],
  [
    'no filter for players',
    channels({ filter_level: 'none' }),
    'guild-live-chat-setting 1 filter_level unknown_option',
  ],
];

describe('the rules of guilds', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});
