import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { attack, coins, during, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

type Changes = readonly JsonObject[];
const listed = (key: string, no: string, changes: Changes, base: (index: number) => JsonObject): Records => ({
  [key]: changes.map((change, index) => ({ [no]: index + 1, ...base(index), ...change })),
});
const foe = (slot: number) => ({
  slot,
  unit_type: 'monster',
  monster_id: 1,
  level: 1,
  star: 1,
  skill_level: 1,
  boss: false,
});

const region = (no: number, area: readonly number[], level = 1): JsonObject => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = area;
  return { no, name: text(`Region ${no}`), level, x1, y1, x2, y2 };
};
const MAP: RecordData = {
  map_id: 1,
  name: text('Map'),
  terrain_file: 'slg/map.grid',
  width: 20,
  height: 10,
  home_spots: 500,
  regions: [region(1, [0, 0, 9, 9]), region(2, [10, 0, 19, 9])],
  neutral_lineups: [{ level: 1, lineup: [foe(1)] }],
};
const map = (change: JsonObject = {}): Records => ({ 'slg-map-setting': [{ ...MAP, ...change }] });
const countries = (...changes: Changes): Records =>
  listed('slg-country-setting', 'country_id', changes, (index) => ({
    name: text(`Country ${index}`),
    color: `#00000${index}`,
    capital_x: index,
    capital_y: 9,
    bonus: attack(1),
    leader_titles: null,
  }));
const seasons = (...changes: Changes): Records => ({
  ...map(),
  ...countries({}, { capital_x: 19 }, { capital_x: 20 }),
  ...listed('slg-season-setting', 'season_id', changes, (index) => ({
    name: text(`Season ${index}`),
    map_id: 1,
    country_ids: [1, 2],
    sign_up_from: '2029-12-01 00:00:00',
    sign_up_to: '2030-01-01 00:00:00',
    timeslot: during(`0${index * 2 + 1}-01`, `0${index * 2 + 1}-11`),
    settle_at: '2030-12-01 00:00:00',
    phases: [
      { no: 1, kind: 'prepare', days: 3 },
      { no: 2, kind: 'war', days: 7 },
    ],
  })),
});
const beside = (records: Records): Records => ({ ...seasons({}), ...records });
const groups = (...changes: Changes): Records =>
  beside(
    listed('slg-group-setting', 'group_id', changes, (index) => ({
      name: text(`Group ${index}`),
      season_id: 1,
      server_ids: [index + 1],
      player_cap: 500,
    })),
  );
const homes = (...changes: Changes): Records =>
  listed('slg-home-setting', 'level', changes, (index) => ({
    name: text(`Home ${index}`),
    costs: index === 0 ? null : coins(5),
    produce_per_hour: [{ item_id: 1, amount: index + 1 }],
    storage_cap: 10 * (index + 1),
    garrison_slots: 1,
    march_count: 1,
    defence_bonus: null,
  }));
const RARITIES: Records = {
  'slg-rarity-setting': ['R', 'SR'].map((rarity, index) => ({
    rarity,
    order: index + 1,
    max_level: 2,
    bonus_rate_bp: 10_000,
    wash_lines: 2,
  })),
};
const rarities = (change: JsonObject): Records => ({
  'slg-rarity-setting': (RARITIES['slg-rarity-setting'] ?? []).map((data, index) =>
    index === 1 ? { ...data, ...change } : data,
  ),
});
const levels = (...changes: Changes): Records => ({
  ...RARITIES,
  ...listed('slg-flag-level-setting', 'id', changes, (index) => ({
    rarity: 'R',
    level: index + 1,
    costs: coins(index + 1),
    bonus_rate_bp: 10_000 + index,
    unlock_wash_line: index + 1,
  })),
});
const line = (stat: string, change: JsonObject = {}) => ({
  stat,
  min: 1,
  max: 2,
  weight: 1,
  grade: 'R',
  ...change,
});
const LINES = ['hp', 'atk', 'def', 'spd'].map((stat) => line(stat));
const pool = (change: JsonObject = {}): Records => ({
  'slg-flag-wash-setting': [
    {
      pool_id: 1,
      name: 'Pool',
      entries: LINES,
      lock_limit: 1,
      lock_cost: coins(1),
      pity_after: 9,
      pity_grade: 'R',
      ...change,
    },
  ],
});
const PIECE = { item_type: 'fragment', expire_type: 'none', stack_limit: 99 };
const flags = (...changes: Changes): Records => ({
  ...RARITIES,
  ...pool({ lock_limit: 1 }),
  'item-setting': [1, 2, 3].map((item_id) => ({
    item_id,
    name: text(`Item ${item_id}`),
    ...PIECE,
    ...(item_id === 3 ? { item_type: 'material' } : {}),
  })),
  ...listed('slg-flag-setting', 'flag_id', changes, (index) => ({
    name: text(`Flag ${index}`),
    rarity: 'R',
    base_bonus: attack(1),
    wash_pool_id: 1,
    fragment_item_id: index + 1,
  })),
});
const POINT = { map_id: 1, y: 9, flag_type: 'fort', produce: null, guard_lineup: [foe(1)] };
const points = (...changes: Changes): Records =>
  beside(listed('slg-flag-map-setting', 'id', changes, (index) => ({ ...POINT, x: index })));
const cell = (no: number, limit = 0, weight = 1) => ({ no, reward: coins(no), weight, limit });
const CELLS = [1, 2, 3, 4, 5, 6].map((no) => cell(no));
const wheels = (change: JsonObject): Records =>
  beside(
    listed('slg-wheel-setting', 'id', [change], () => ({
      season_id: 1,
      name: text('Wheel'),
      cells: CELLS,
      guarantee_after: 9,
      guarantee_cell: 6,
      open_phase: 2,
    })),
  );
const goods = (...changes: Changes): Records =>
  beside(
    listed('slg-store-item-setting', 'id', changes, (index) => ({
      season_id: 1,
      reward: coins(1),
      price: coins(1),
      limit: { period: 'none' },
      order: index + 1,
      unlock_phase: 1,
    })),
  );
const places = (change: JsonObject): Records =>
  beside(
    listed('slg-ranking-reward-setting', 'id', [{ rank_from: 1, rank_to: 3 }, change], () => ({
      season_id: 1,
      board: 'personal',
      rank_from: 4,
      rank_to: 9,
      rewards: coins(1),
      title_id: null,
    })),
  );
const bots = (change: JsonObject): Records =>
  beside(
    listed('slg-bot-setting', 'bot_id', [change], () => ({
      name: text('Bot'),
      map_id: 1,
      x: 19,
      y: 9,
      lineup: [foe(1)],
    })),
  );

it.each<readonly [string, Records]>([
  ['a map', map()],
  ['countries', countries({}, {})],
  ['seasons', seasons({}, {})],
  ['groups', groups({}, {})],
  ['homes', homes({}, {})],
  ['rarities', rarities({})],
  ['levels of flags', levels({}, {})],
  ['a pool', pool()],
  ['flags', flags({}, {})],
  ['points', points({}, {})],
  ['a wheel', wheels({})],
  ['goods', goods({}, {})],
  ['places', places({})],
  ['a bot without a place', bots({ x: null, y: null })],
])('%s: no problem', (_what, records) => {
  expect(releaseProblems(registry, records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  [
    'regions that overlap',
    map({ regions: [region(1, [0, 0, 9, 9]), region(2, [9, 9, 19, 9])] }),
    'slg-map-setting 1 regions.1 area_overlap',
  ],
  [
    'a region beyond the map',
    map({ regions: [region(1, [0, 0, 20, 9])] }),
    'slg-map-setting 1 regions.0.x2 less',
  ],
  [
    'a region upside down',
    map({ regions: [region(1, [0, 5, 9, 4])] }),
    'slg-map-setting 1 regions.0.y2 greater_or_equal',
  ],
  [
    'a region without guards',
    map({ regions: [region(1, [0, 0, 9, 9], 2)] }),
    'slg-map-setting 1 regions.0.level less_or_equal',
  ],
  [
    'two countries of one colour',
    countries({}, { color: '#000000' }),
    'slg-country-setting 2 color duplicate',
  ],
  ['two capitals at one place', countries({}, { capital_x: 0 }), 'slg-country-setting 2 capital_y duplicate'],
  [
    'seasons that overlap',
    seasons({}, { timeslot: during('01-05', '01-15') }),
    'slg-season-setting 2 timeslot too_many_records',
  ],
  [
    'sign-up into the season',
    seasons({ sign_up_to: '2030-01-02 00:00:00' }),
    'slg-season-setting 1 sign_up_to less_or_equal',
  ],
  [
    'a settlement before the end',
    seasons({ settle_at: '2030-01-10 00:00:00' }),
    'slg-season-setting 1 settle_at greater_or_equal',
  ],
  [
    'phases of too few days',
    seasons({ phases: [{ no: 1, kind: 'war', days: 9 }] }),
    'slg-season-setting 1 phases same_as',
  ],
  [
    'a phase that is left out',
    seasons({ phases: [{ no: 2, kind: 'war', days: 10 }] }),
    'slg-season-setting 1 phases.0.no not_contiguous',
  ],
  ['a capital beyond the map', seasons({ country_ids: [1, 3] }), 'slg-season-setting 1 country_ids.1 less'],
  ['a server in two groups', groups({}, { server_ids: [1] }), 'slg-group-setting 2 server_ids.0 duplicate'],
  ['more players than homes', groups({ player_cap: 501 }), 'slg-group-setting 1 season_id greater_or_equal'],
  ['a first home that costs', homes({ costs: coins(1) }), 'slg-home-setting 1 costs must_be_empty'],
  ['a second home for nothing', homes({}, { costs: null }), 'slg-home-setting 2 costs required_when'],
  [
    'a home that yields less',
    homes({}, { produce_per_hour: [{ item_id: 1, amount: 0 }] }),
    'slg-home-setting 2 produce_per_hour.0.amount falling',
  ],
  ['fewer lines', rarities({ wash_lines: 1 }), 'slg-rarity-setting SR wash_lines falling'],
  ['levels that end early', levels({}), 'slg-flag-level-setting 1 level same_as'],
  ['a cheaper level', levels({ costs: coins(9) }, {}), 'slg-flag-level-setting 2 costs.0.amount falling'],
  [
    'a line twice',
    levels({}, { unlock_wash_line: 1 }),
    'slg-flag-level-setting 2 unlock_wash_line duplicate',
  ],
  [
    'a line too many',
    levels({}, { unlock_wash_line: 3 }),
    'slg-flag-level-setting 2 unlock_wash_line less_or_equal',
  ],
  [
    'less at most than at least',
    pool({ entries: [line('hp', { max: 0 }), ...LINES.slice(1)] }),
    'slg-flag-wash-setting 1 entries.0.max greater_or_equal',
  ],
  ['a grade that no line has', pool({ pity_grade: 'SSR' }), 'slg-flag-wash-setting 1 entries must_include'],
  ['half of a guarantee', pool({ pity_after: null }), 'slg-flag-wash-setting 1 pity_after required'],
  ['a lock without a price', pool({ lock_cost: null }), 'slg-flag-wash-setting 1 lock_cost required_when'],
  ['flags of one cloth', flags({}, { fragment_item_id: 1 }), 'slg-flag-setting 2 fragment_item_id duplicate'],
  ['a flag of wood', flags({ fragment_item_id: 3 }), 'slg-flag-setting 1 fragment_item_id kind_not_allowed'],
  [
    'as many locks as lines',
    { ...flags({}), ...pool({ lock_limit: 2 }) },
    'slg-flag-setting 1 wash_pool_id less',
  ],
  ['two points at one place', points({}, { x: 0 }), 'slg-flag-map-setting 2 y duplicate'],
  ['a point beyond the map', points({ y: 10 }), 'slg-flag-map-setting 1 y less'],
  [
    'a cell that is left out',
    wheels({ cells: [...CELLS.slice(0, 5), cell(7)] }),
    'slg-wheel-setting 1 cells.5.no not_contiguous',
  ],
  [
    'only cells that run out',
    wheels({ cells: CELLS.map(({ no }) => cell(no, 1)) }),
    'slg-wheel-setting 1 cells weights_zero',
  ],
  [
    'a guaranteed cell that is not there',
    wheels({ guarantee_cell: 7 }),
    'slg-wheel-setting 1 guarantee_cell less_or_equal',
  ],
  [
    'a phase that the season lacks',
    wheels({ open_phase: 3 }),
    'slg-wheel-setting 1 open_phase unknown_option',
  ],
  [
    'goods of a phase that is not there',
    goods({ unlock_phase: 3 }),
    'slg-store-item-setting 1 unlock_phase unknown_option',
  ],
  ['places with a gap', places({ rank_from: 5 }), 'slg-ranking-reward-setting 2 rank_from not_contiguous'],
  ['half of a place', bots({ y: null }), 'slg-bot-setting 1 y required'],
  ['a bot beyond the map', bots({ x: 20 }), 'slg-bot-setting 1 x less'],
];

describe('the rules of the war game', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(releaseProblems(registry, records)).toContain(problem);
  });
});
