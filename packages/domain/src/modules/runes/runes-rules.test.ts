import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { attack, coins, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const problemsOf = (records: Records) => releaseProblems(registry, records);

const RARITY: RecordData = {
  rarity: 'R',
  order: 1,
  max_level: 3,
  initial_sub_count_min: 1,
  initial_sub_count_max: 2,
  main_rate_bp: 10_000,
};
const rarities = (change: JsonObject): Records => ({
  'rune-rarity-setting': [RARITY, { ...RARITY, rarity: 'SR', order: 2, ...change }],
});

const effect = (
  pieces: number,
  more: JsonObject = { bonus: attack(pieces), skill_id: null },
): JsonObject => ({
  pieces,
  bonus: null,
  skill_id: null,
  ...more,
});
const sets = (...lists: readonly (readonly JsonObject[])[]): Records => ({
  'rune-set-setting': lists.map((effects, index) => ({
    set_id: index + 1,
    name: text(`Set ${index}`),
    effects: [...effects],
  })),
});

const stat = (name: string, weight = 1): JsonObject => ({ stat: name, base: 1, per_level: 1, weight });
const POOL: RecordData = {
  pool_id: 1,
  slots: [{ slot: 1 }, { slot: 2 }],
  entries: [stat('atk')],
  rarity_rate: [{ rarity: 'R', rate_bp: 10_000 }],
};
const RUNE: RecordData = {
  rune_id: 1,
  name: text('Rune'),
  rarity: 'R',
  set_id: 1,
  slot: 1,
  main_pool_id: 1,
  sub_pool_id: 1,
};
const runes = (pool: JsonObject, ...changes: readonly JsonObject[]): Records => ({
  'rune-main-stat-setting': [{ ...POOL, ...pool }],
  'rune-setting': changes.map((change, index) => ({ ...RUNE, rune_id: index + 1, ...change })),
});

const step = (level: number, change: JsonObject = {}): RecordData => ({
  id: level,
  rarity: 'R',
  level,
  exp_to_next: level === 3 ? 0 : 10,
  success_bp: 10_000,
  sub_event: level === 3 ? 'add' : 'none',
  ...change,
});
const levels = (...rows: readonly RecordData[]): Records => ({
  ...rarities({}),
  'rune-level-setting': [...rows],
});

const sub = (name: string, change: JsonObject = {}): JsonObject => ({
  stat: name,
  min: 1,
  max: 3,
  step: 1,
  weight: 1,
  ...change,
});
const FIVE = [sub('hp'), sub('atk'), sub('def'), sub('spd'), sub('hit')];
const subs = (change: JsonObject): Records => ({
  'rune-sub-stat-setting': [{ pool_id: 1, max_lines: 3, entries: FIVE, ...change }],
});

const refining = (...changes: readonly JsonObject[]): Records => ({
  'rune-refine-setting': changes.map((change, index) => ({
    id: index + 1,
    rarity: 'R',
    mode: 'reroll_all',
    lock_limit: 1,
    lock_cost: coins(1),
    ...change,
  })),
});
const sales = (...rows: readonly string[]): Records => ({
  'rune-sell-setting': rows.map((rarity, index) => ({
    id: index + 1,
    rarity,
    base_price: coins(1),
    dismantle_rewards: null,
  })),
});

it.each<readonly [string, Records]>([
  ['rarities', rarities({})],
  ['sets', sets([effect(2), effect(4), effect(6)], [effect(2)])],
  ['runes of two slots', runes({}, {}, { slot: 2 })],
  ['a slot with several main stats', runes({ entries: [stat('atk'), stat('hp')] }, { slot: 2 })],
  ['levels', levels(step(1), step(2), step(3))],
  ['sub stats', subs({})],
  ['refining', refining({}, { mode: 'swap_main', lock_limit: null, lock_cost: null })],
  ['no locks', refining({ lock_limit: 0, lock_cost: null })],
  ['sales', sales('R', 'SR')],
])('%s have no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  ['a rank given twice', rarities({ order: 1 }), 'rune-rarity-setting SR order duplicate'],
  [
    'a cap that is no multiple of three',
    rarities({ max_level: 10 }),
    'rune-rarity-setting SR max_level unknown_option',
  ],
  ['a rate that falls', rarities({ main_rate_bp: 9999 }), 'rune-rarity-setting SR main_rate_bp falling'],
  [
    'sub stats that fall',
    rarities({ initial_sub_count_min: 0 }),
    'rune-rarity-setting SR initial_sub_count_min falling',
  ],
  [
    'fewer sub stats at most than at least',
    rarities({ initial_sub_count_min: 3 }),
    'rune-rarity-setting SR initial_sub_count_max greater_or_equal',
  ],
  ['three pieces', sets([effect(2), effect(3)]), 'rune-set-setting 1 effects.1.pieces unknown_option'],
  ['pieces that fall', sets([effect(4), effect(2)]), 'rune-set-setting 1 effects.1.pieces not_rising'],
  ['an effect that gives nothing', sets([effect(2, {})]), 'rune-set-setting 1 effects.0 at_least_one'],
  ['an effect for all six alone', sets([effect(6)]), 'rune-set-setting 1 effects too_few'],
  ['two sets that do the same', sets([effect(2)], [effect(2)]), 'rune-set-setting 2 effects duplicate'],
  ['two runes of one slot', runes({}, {}, {}), 'rune-setting 2 rarity duplicate'],
  ['a slot that the pool is not for', runes({}, { slot: 3 }), 'rune-setting 1 slot unknown_option'],
  [
    'a fixed slot with several main stats',
    runes({ entries: [stat('atk'), stat('hp')] }, {}),
    'rune-setting 1 main_pool_id less_or_equal',
  ],
  [
    'main stats that nothing draws',
    runes({ entries: [stat('atk', 0)] }),
    'rune-main-stat-setting 1 entries weights_zero',
  ],
  [
    'a main stat that occurs twice',
    runes({ entries: [stat('atk'), stat('atk')] }),
    'rune-main-stat-setting 1 entries.1.stat duplicate',
  ],
  ['levels that end early', levels(step(1), step(2)), 'rune-level-setting 2 level same_as'],
  [
    'experience on the last level',
    levels(step(1), step(2), step(3, { exp_to_next: 1 })),
    'rune-level-setting 3 exp_to_next same_as',
  ],
  [
    'a third level without a sub stat',
    levels(step(1), step(2), step(3, { sub_event: 'none' })),
    'rune-level-setting 3 sub_event allowed_when',
  ],
  [
    'a sub stat at another level',
    levels(step(1), step(2, { sub_event: 'add' }), step(3)),
    'rune-level-setting 2 sub_event allowed_when',
  ],
  [
    'less at most than at least',
    subs({ entries: [sub('crit_dmg', { max: 0 }), ...FIVE] }),
    'rune-sub-stat-setting 1 entries.0.max greater_or_equal',
  ],
  [
    'no step',
    subs({ entries: [sub('crit_dmg', { step: 0 }), ...FIVE] }),
    'rune-sub-stat-setting 1 entries.0.step greater_or_equal',
  ],
  ['too few to draw from', subs({ max_lines: 4 }), 'rune-sub-stat-setting 1 entries too_few'],
  ['one way twice', refining({}, {}), 'rune-refine-setting 2 mode duplicate'],
  ['a lock without a price', refining({ lock_cost: null }), 'rune-refine-setting 1 lock_cost required_when'],
  ['two prices for one rarity', sales('R', 'R'), 'rune-sell-setting 2 rarity duplicate'],
];

describe('the rules of runes', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});

it('rewards name a rune that is there', () => {
  const rewarded = (target_id: number): Records => ({
    ...runes({}, {}),
    'quest-setting': [
      { quest_id: 1, jump_type: 'none', rewards: [{ asset_kind: 'glyph', target_id, amount: 1 }] },
    ],
  });
  const linked = (records: Records) => releaseProblems(registry, records, ['rewards.0.target_id']);
  const missing = 'quest-setting 1 rewards.0.target_id reference_missing';
  expect(linked(rewarded(1))).not.toContain(missing);
  expect(linked(rewarded(99))).toContain(missing);
});
