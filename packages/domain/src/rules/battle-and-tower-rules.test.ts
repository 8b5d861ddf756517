import { gems } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../core/json.ts';
import { problemsAfter } from './catalogue-fixture.ts';

const ALWAYS = { type: 'always_open' };
const COINS = [{ asset_kind: 'coin', amount: 1 }];
const foe = (slot: number, pet: number, boss = false): JsonObject => ({
  slot,
  unit_type: 'pet',
  pet_id: pet,
  level: 1,
  star: 1,
  skill_level: 1,
  boss,
});
const wave = (no: number, ...enemies: readonly JsonObject[]): JsonObject => ({ no, enemies });

type Case = readonly [what: string, key: string, id: string, change: JsonObject, problem: string];

const BATTLES: readonly Case[] = [
  [
    'a boss before the last wave',
    'battle-setting',
    '100101',
    { waves: [wave(1, foe(1, 10_003, true)), wave(2, foe(1, 10_003))] },
    'waves.0.enemies.0.boss only_on_last',
  ],
  [
    'a pet that occurs twice in a wave',
    'battle-setting',
    '100101',
    { waves: [wave(1, foe(1, 10_003), foe(2, 10_003))] },
    'waves.0.enemies.1.pet_id duplicate',
  ],
  [
    'a missing wave',
    'battle-setting',
    '100101',
    { waves: [wave(1, foe(1, 10_003)), wave(3, foe(1, 10_003))] },
    'waves.1.no not_contiguous',
  ],
  [
    'a first star that is not for winning',
    'battle-setting',
    '100101',
    { star_conditions: [{ star: 1, kind: 'no_down', value: 0 }] },
    'star_conditions.0.kind allowed_when',
  ],
  [
    'a largest drop below the smallest',
    'battle-setting',
    '100101',
    { rated_drops: [{ reward: gems(5), amount_max: 4, rate_bp: 1, first_only: false }] },
    'rated_drops.0.amount_max greater_or_equal',
  ],
  [
    'more stars than battles give',
    'chapter-setting',
    '100101',
    { star_rewards: [{ stars: 31, rewards: COINS }] },
    'star_rewards.0.stars less_or_equal',
  ],
  [
    'star rewards that do not rise',
    'chapter-setting',
    '100101',
    {
      star_rewards: [
        { stars: 9, rewards: COINS },
        { stars: 8, rewards: COINS },
      ],
    },
    'star_rewards.1.stars not_rising',
  ],
  [
    'a path that does not begin at the first battle',
    'chapter-setting',
    '130001',
    {
      battles: [
        { order: 1, battle_id: 130_001, x: 1, y: 1 },
        { order: 2, battle_id: 130_002, x: 1, y: 1 },
      ],
    },
    'battles.1.pre_battle_id must_lead_to_start',
  ],
  [
    'a battle of another chapter',
    'chapter-setting',
    '130001',
    {
      battles: [
        { order: 1, battle_id: 130_001, x: 1, y: 1 },
        { order: 2, battle_id: 100_102, pre_battle_id: 130_001, x: 1, y: 1 },
      ],
    },
    'battles.1.battle_id duplicate',
  ],
  [
    'a later chapter that opens earlier',
    'chapter-setting',
    '100301',
    { require_user_level: 2 },
    'require_user_level falling',
  ],
  ['hard without normal', 'chapter-setting', '110101', { chapter_id: 99 }, 'difficulty needs_record'],
];

const TOWERS: readonly Case[] = [
  ['a tower of 501 floors', 'pve-tower-setting', '1', { floor_count: 501 }, 'floor_count less_or_equal'],
  ['a floor that was not counted', 'pve-tower-setting', '1', { floor_count: 49 }, 'floor_count same_as'],
  [
    'a season without an end',
    'pve-tower-setting',
    '7',
    { timeslot: ALWAYS },
    'timeslot.type kind_not_allowed',
  ],
  ['a season that never resets', 'pve-tower-setting', '7', { reset: 'none' }, 'reset allowed_when'],
  [
    'a tenth floor like any other',
    'pve-floor-setting',
    '1~10',
    { floor_type: 'normal' },
    'floor_type allowed_when',
  ],
  [
    'a floor with a battle of the story',
    'pve-floor-setting',
    '1~1',
    { battle_id: 100_101 },
    'battle_id kind_not_allowed',
  ],
  [
    'a floor that is easier than the one below',
    'pve-floor-setting',
    '1~3',
    { recommended_power: 0 },
    'recommended_power falling',
  ],
  [
    'a wall in the power curve',
    'pve-floor-setting',
    '1~3',
    { recommended_power: 2400 },
    'recommended_power step_too_large',
  ],
  [
    'a rank that occurs twice',
    'event-tower-setting',
    '502',
    {
      ranking_rewards: [
        { rank_from: 1, rank_to: 3, rewards: COINS },
        { rank_from: 3, rank_to: 9, rewards: COINS },
      ],
    },
    'ranking_rewards.1.rank_from not_contiguous',
  ],
  [
    'a ranking without rewards',
    'event-tower-setting',
    '502',
    { ranking_rewards: null },
    'ranking_rewards required',
  ],
  [
    'rewards that end with the event',
    'event-tower-setting',
    '502',
    { claim_end_at: '2026-12-15 00:00:00' },
    'claim_end_at greater_or_equal',
  ],
  [
    'a level after the last day',
    'event-tower-level-setting',
    '502~30',
    { open_at_day: 16 },
    'open_at_day not_inside',
  ],
  [
    'a reward for a level that is not there',
    'event-tower-reward-setting',
    '502~2',
    { threshold: 31 },
    'threshold reference_missing',
  ],
  [
    'a reward for more points than there are',
    'event-tower-reward-setting',
    '502~11',
    { threshold: 4651 },
    'threshold less_or_equal',
  ],
];

describe('rules of battles and towers', () => {
  it.each([...BATTLES, ...TOWERS])('notice %s', (_what, key, id, change, problem) => {
    expect(problemsAfter(key, id, () => ({}))).toEqual([]);
    expect(problemsAfter(key, id, () => change)).toContain(problem);
  });

  it('ask for no number where a star is for winning, and accept one that was stored', () => {
    const withFirst = (star: JsonObject) =>
      problemsAfter('battle-setting', '100101', () => ({ star_conditions: [star] }));
    expect(withFirst({ star: 1, kind: 'clear' })).toEqual([]);
    expect(withFirst({ star: 1, kind: 'clear', value: 0 })).toEqual([]);
  });
});
