import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const ALWAYS = { type: 'always_open' };
const SEASON = {
  type: 'limited_period',
  periods: [{ start_date: '2030-01-01 00:00:00', end_date: '2030-02-01 00:00:00' }],
};
const atk = (value: number, mode = 'percent') => [{ stat: 'atk', mode, value }];

const problemsOf = (records: Records) => releaseProblems(registry, records, ['skin_level', 'avg_id']);

const skin = (skin_id: number, obtain_type: string, change: JsonObject = {}): RecordData => ({
  skin_id,
  owner_type: 'pet',
  owner_id: 1,
  name: text(`Skin ${skin_id}`),
  obtain_type,
  price: null,
  sale_timeslot: null,
  ...change,
});
const SKINS: readonly RecordData[] = [
  skin(1, 'default'),
  skin(2, 'shop', { price: coins(10), sale_timeslot: ALWAYS }),
];
const skins = (...more: readonly RecordData[]): Records => ({ 'skin-setting': [...SKINS, ...more] });

const trials = (...changes: readonly JsonObject[]): Records => ({
  'skin-setting': SKINS,
  'skin-trial-setting': changes.map((change, index) => ({
    id: index + 1,
    skin_id: 2,
    item_id: null,
    timeslot: ALWAYS,
    discount_after_bp: null,
    discount_hours: null,
    ...change,
  })),
});

const LEVEL: RecordData = {
  skin_id: 2,
  level: 1,
  costs: null,
  bonus: atk(1),
  unlock: 'none',
  unlock_avg_id: null,
  unlock_value: null,
};
const levels = (change: JsonObject): Records => ({
  'skin-setting': SKINS,
  'skin-level-setting': [LEVEL, { ...LEVEL, level: 2, costs: coins(5), bonus: atk(2), ...change }],
});

const bonuses = (...changes: readonly JsonObject[]): Records => ({
  ...levels({}),
  'skin-bonus-stat-setting': changes.map((change, index) => ({
    id: index + 1,
    scope: 'skin',
    skin_id: null,
    skin_level: null,
    series_key: null,
    count: null,
    bonus: atk(1),
    ...change,
  })),
});
const counted = (count: number, value: number): JsonObject => ({
  scope: 'collection_count',
  count,
  bonus: atk(value),
});

const episode = (id: number, change: JsonObject): RecordData => ({
  skin_id: 2,
  id,
  episode: id,
  title: text(`Episode ${id}`),
  avg_id: id,
  unlock_conds: null,
  ...change,
});
const episodes = (change: JsonObject): Records => ({
  'skin-setting': SKINS,
  'avg-setting': [],
  'skin-avg-setting': [episode(1, {}), episode(2, change)],
});

const border = (border_id: number, obtain_type: string, change: JsonObject = {}): RecordData => ({
  border_id,
  name: text(`Border ${border_id}`),
  obtain_type,
  price: null,
  unlock_conds: null,
  valid_days: 0,
  timeslot: ALWAYS,
  ...change,
});
const borders = (change: JsonObject, ...more: readonly RecordData[]): Records => ({
  'icon-border-setting': [border(1, 'default', change), ...more],
});

it.each<readonly [string, Records]>([
  ['skins', skins()],
  ['a skin of another owner', skins(skin(3, 'default', { owner_id: 2 }))],
  ['trials of one skin by a ticket and without', trials({}, { item_id: 1 })],
  ['levels of a skin', levels({})],
  ['a bonus at a level', bonuses({ skin_id: 2 }, { skin_id: 2, skin_level: 2 })],
  ['bonuses by number', bonuses(counted(3, 1), counted(6, 1))],
  ['borders', borders({}, border(2, 'event', { valid_days: 7, timeslot: SEASON }))],
])('%s have no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  ['a name given twice', skins(skin(3, 'event', { name: text('Skin 2') })), 'skin-setting 3 name duplicate'],
  ['two skins from the start', skins(skin(3, 'default')), 'skin-setting 3 obtain_type too_many'],
  [
    'an owner without one from the start',
    skins(skin(3, 'event', { owner_id: 2 })),
    'skin-setting 3 obtain_type too_few',
  ],
  [
    'a skin of the shop without a price',
    skins(skin(3, 'shop', { sale_timeslot: ALWAYS })),
    'skin-setting 3 price required',
  ],
  ['two trials alike', trials({}, {}), 'skin-trial-setting 2 skin_id duplicate'],
  ['a trial of what everybody has', trials({ skin_id: 1 }), 'skin-trial-setting 1 skin_id kind_not_allowed'],
  [
    'an offer that never ends',
    trials({ discount_after_bp: 2000 }),
    'skin-trial-setting 1 discount_hours required',
  ],
  ['a level left out', levels({ level: 3 }), 'skin-level-setting 2~3 level not_contiguous'],
  ['a level without a price', levels({ costs: null }), 'skin-level-setting 2~2 costs required_when'],
  ['a bonus that falls', levels({ bonus: atk(0.5) }), 'skin-level-setting 2~2 bonus.0.value falling'],
  ['a story that is not named', levels({ unlock: 'story' }), 'skin-level-setting 2~2 unlock_avg_id required'],
  [
    'two bonuses for one skin',
    bonuses({ skin_id: 2 }, { skin_id: 2 }),
    'skin-bonus-stat-setting 2 skin_id duplicate',
  ],
  [
    'a skin level that is not there',
    bonuses({ skin_id: 2, skin_level: 9 }),
    'skin-bonus-stat-setting 1 skin_level reference_missing',
  ],
  [
    'two bonuses for one series',
    bonuses({ scope: 'series', series_key: 'a' }, { scope: 'series', series_key: 'a' }),
    'skin-bonus-stat-setting 2 series_key duplicate',
  ],
  [
    'two bonuses for one number',
    bonuses(counted(3, 1), counted(3, 2)),
    'skin-bonus-stat-setting 2 count duplicate',
  ],
  [
    'more skins for less',
    bonuses(counted(3, 2), counted(6, 1)),
    'skin-bonus-stat-setting 2 bonus.0.value falling',
  ],
  ['an episode left out', episodes({ episode: 3 }), 'skin-avg-setting 2~2 episode not_contiguous'],
  ['a story told twice', episodes({ avg_id: 1 }), 'skin-avg-setting 2~2 avg_id duplicate'],
  [
    'no border from the start',
    borders({ obtain_type: 'level' }),
    'icon-border-setting 1 obtain_type too_few',
  ],
  [
    'two borders from the start',
    borders({}, border(2, 'default')),
    'icon-border-setting 2 obtain_type too_many',
  ],
  [
    'a first border with conditions',
    borders({ unlock_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 1 }] } }),
    'icon-border-setting 1 unlock_conds must_be_empty',
  ],
  ['a first border that ends', borders({ valid_days: 7 }), 'icon-border-setting 1 valid_days must_be_empty'],
  [
    'a first border that closes',
    borders({ timeslot: SEASON }),
    'icon-border-setting 1 timeslot.type kind_not_allowed',
  ],
  [
    'a border of the shop without a price',
    borders({}, border(2, 'shop')),
    'icon-border-setting 2 price required',
  ],
];

describe('the rules of skins and borders', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});

describe('rewards of rare kinds', () => {
  it.each([
    ['skin', 2],
    ['icon_border', 1],
  ])('name a %s that is there', (asset_kind, there) => {
    const rewarded = (target_id: number): Records => ({
      ...skins(),
      ...borders({}),
      'quest-setting': [
        { quest_id: 1, jump_type: 'none', timeslot: ALWAYS, rewards: [{ asset_kind, target_id, amount: 1 }] },
      ],
    });
    const missing = 'quest-setting 1 rewards.0.target_id reference_missing';
    const linked = (records: Records) => releaseProblems(registry, records, ['rewards.0.target_id']);
    expect(linked(rewarded(there))).not.toContain(missing);
    expect(linked(rewarded(99))).toContain(missing);
  });
});
