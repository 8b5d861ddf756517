import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { validRecord } from '@quartermaster/testkit/records/valid-record';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { recordIdOf } from '../../record/identity.ts';
import { validateFields } from '../../validation/validate-fields.ts';
import { registry } from '../index.ts';

const problemsOf = (records: Records) => releaseProblems(registry, records, ['jump_record_id']);

const period = (start_date: string, end_date: string) => ({
  type: 'limited_period',
  periods: [{ start_date: `${start_date} 00:00:00`, end_date: `${end_date} 00:00:00` }],
});
const JANUARY = period('2030-01-01', '2030-01-29');
const FEBRUARY = period('2030-02-01', '2030-03-01');
const GOAL = { action: 'login', count: 1, count_from: 'accept' };

const quest = (quest_id: number, category: string) => ({
  quest_id,
  name: text(`Quest ${quest_id}`),
  category,
  goal: GOAL,
  pre_quest_id: null,
  jump_type: 'none',
  timeslot: { type: 'always_open' },
});
const task = (id: number, quest_id: number, point: number): RecordData => ({
  id,
  kind: 'task',
  order: id,
  quest_id,
  point,
  pass_rewards: null,
  user_level_to: null,
});
const chest = (id: number, order: number, threshold: number): RecordData => ({
  id,
  kind: 'chest',
  order,
  threshold,
  rewards: coins(1),
  user_level_to: null,
});
const daily = (change: JsonObject = {}, more: readonly RecordData[] = []): Records => ({
  'quest-setting': [quest(1, 'daily'), quest(2, 'weekly')],
  'daily-activity-setting': [
    { ...task(1, 1, 30), ...change },
    task(2, 1, 30),
    chest(3, 1, 20),
    chest(4, 2, 60),
    ...more,
  ],
});
const weekly = (change: JsonObject = {}): Records => ({
  'quest-setting': [quest(2, 'weekly')],
  'weekly-activity-setting': [
    { ...task(1, 2, 30), reset_weekday: 1, ...change },
    { ...chest(2, 1, 30), reset_weekday: 1 },
  ],
});

const LEVEL: RecordData = {
  id: 1,
  season_no: 1,
  level: 1,
  exp_to_next: 10,
  free_rewards: coins(1),
  paid_rewards: null,
  mall_id: 1,
  timeslot: JANUARY,
};
const oldPass = (change: JsonObject = {}): Records => ({
  'secret-command-setting': [LEVEL, { ...LEVEL, id: 2, level: 2, exp_to_next: 0, ...change }],
});

const SEASON: RecordData = {
  season_id: 1,
  name: text('Season'),
  timeslot: JANUARY,
  missions: [
    { goal: GOAL, exp: 10, reset: 'daily' },
    { goal: GOAL, exp: 70, reset: 'weekly' },
    { goal: GOAL, exp: 40, reset: 'none' },
  ],
  levels: [
    { level: 1, exp: 100, free_rewards: coins(1) },
    { level: 2, exp: 600, paid_rewards: coins(1) },
  ],
};
const pass = (change: JsonObject = {}, more: readonly RecordData[] = []): Records => ({
  'secret-command-setting-v2': [{ ...SEASON, ...change }, ...more],
});

const mission = (no: number) => ({
  no,
  description: text('Do it'),
  goal: GOAL,
  rewards: coins(1),
  jump_type: 'none',
});
const GROWTH: RecordData = {
  level: 1,
  name: text('Begin'),
  unlock: 'prev_level',
  missions: [mission(1), mission(2)],
  rewards: coins(5),
  paid_rewards: coins(9),
  mall_id: 1,
};
const growth = (change: JsonObject = {}): Records => ({
  'growth-mission-setting': [{ ...GROWTH, ...change }],
});

const stone = (change: JsonObject = {}): Records => ({
  'title-setting': [
    { title_id: 1, name: text('First'), exclusive: true, valid_days: 7, bonus: null },
    { title_id: 2, name: text('Any'), exclusive: false, valid_days: 0, bonus: null },
  ],
  'monument-reward-setting': [
    { id: 1, name: text('Stone'), monument: 'first_clear', goal: GOAL, title_id: 1, ...change },
  ],
});

it.each<readonly [string, Records]>([
  ['a day', daily()],
  ['a week', weekly()],
  ['a pass of the older kind', oldPass()],
  ['a season', pass()],
  ['seasons of both kinds, one after the other', { ...pass({ timeslot: FEBRUARY }), ...oldPass({}) }],
  [
    'seasons one after the other',
    pass({}, [{ ...SEASON, season_id: 2, name: text('Next'), timeslot: FEBRUARY }]),
  ],
  ['a level of growth missions', growth()],
  ['a level without paid rewards', growth({ paid_rewards: null, mall_id: null })],
  ['a stone for the first', stone()],
  ['a stone without a title', stone({ title_id: null })],
  ['a collection with any title', stone({ monument: 'collection', title_id: 2 })],
])('%s has no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  ['two lines at one place', daily({ order: 2 }), 'daily-activity-setting 2 order duplicate'],
  ['a weekly quest in the day', daily({ quest_id: 2 }), 'daily-activity-setting 1 quest_id kind_not_allowed'],
  [
    'a chest that opens before the one in front of it',
    daily({}, [chest(5, 3, 60)]),
    'daily-activity-setting 5 threshold not_rising',
  ],
  [
    'a chest that the quests do not fill',
    daily({ point: 29 }),
    'daily-activity-setting 4 threshold less_or_equal',
  ],
  [
    'levels of players that end before they begin',
    daily({ user_level_from: 20, user_level_to: 19 }),
    'daily-activity-setting 1 user_level_to greater_or_equal',
  ],
  [
    'a weekday that counts twice',
    daily({
      weekday_bonus: [
        { weekday: 6, rate_bp: 12_000 },
        { weekday: 6, rate_bp: 15_000 },
      ],
    }),
    'daily-activity-setting 1 weekday_bonus.1.weekday duplicate',
  ],
  [
    'a daily quest in the week',
    { ...weekly(), 'quest-setting': [quest(2, 'daily')] },
    'weekly-activity-setting 1 quest_id kind_not_allowed',
  ],
  [
    'a week that begins on two days',
    weekly({ reset_weekday: 2 }),
    'weekly-activity-setting 2 reset_weekday too_many',
  ],
  [
    'pass rewards for a quest',
    weekly({ pass_rewards: coins(1) }),
    'weekly-activity-setting 1 pass_rewards must_be_empty',
  ],
  ['a level left out', oldPass({ level: 3 }), 'secret-command-setting 2 level not_contiguous'],
  ['a level that occurs twice', oldPass({ level: 1 }), 'secret-command-setting 2 level not_contiguous'],
  ['EXP after the last level', oldPass({ exp_to_next: 5 }), 'secret-command-setting 2 exp_to_next same_as'],
  ['a level without a reward', oldPass({ free_rewards: null }), 'secret-command-setting 2  at_least_one'],
  ['a season with two products', oldPass({ mall_id: 2 }), 'secret-command-setting 2 season_no too_many'],
  [
    'a season with two periods',
    oldPass({ timeslot: FEBRUARY }),
    'secret-command-setting 2 season_no too_many',
  ],
  [
    'a season while one of the older kind is open',
    { ...pass(), ...oldPass({}) },
    'secret-command-setting-v2 1 timeslot period_overlap',
  ],
  [
    'seasons that meet',
    pass({}, [{ ...SEASON, season_id: 2, name: text('Next') }]),
    'secret-command-setting-v2 2 timeslot too_many_records',
  ],
  [
    'levels with a gap',
    pass({ levels: [{ level: 2, exp: 1, free_rewards: coins(1) }] }),
    'secret-command-setting-v2 1 levels.0.level not_contiguous',
  ],
  [
    'EXP that does not rise',
    pass({
      levels: [
        { level: 1, exp: 9, free_rewards: coins(1) },
        { level: 2, exp: 9, free_rewards: coins(1) },
      ],
    }),
    'secret-command-setting-v2 1 levels.1.exp not_rising',
  ],
  [
    'EXP that nobody can earn',
    pass({ levels: [{ level: 1, exp: 601, free_rewards: coins(1) }] }),
    'secret-command-setting-v2 1 levels.0.exp less_or_equal',
  ],
  [
    'a level of the season without a reward',
    pass({ levels: [{ level: 1, exp: 1 }] }),
    'secret-command-setting-v2 1 levels.0 at_least_one',
  ],
  [
    'paid rewards that no product opens',
    growth({ mall_id: null }),
    'growth-mission-setting 1 mall_id required',
  ],
  [
    'missions with a gap',
    growth({ missions: [mission(1), mission(3)] }),
    'growth-mission-setting 1 missions.1.no not_contiguous',
  ],
  [
    'a title for many on a stone for the first',
    stone({ title_id: 2 }),
    'monument-reward-setting 1 title_id kind_not_allowed',
  ],
];

describe('the rules of missions', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});

describe('levels of growth missions', () => {
  const module = registry.get('growth-mission-setting');
  const faults = (change: JsonObject) =>
    validateFields(module, { ...validRecord(module, GROWTH), ...change }).map(
      ({ path, code }) => `${path} ${code}`,
    );

  it('are whole numbers from 1', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ level: 0 })).toEqual(['level greater_or_equal']);
    expect(faults({ level: 1.5 })).toEqual(['level integer']);
    expect(faults({ level: 'one' })).toEqual(['level digits_only']);
  });

  it('occur once: the level is what names them', () => {
    expect(module.identity).toEqual(['level']);
    expect(recordIdOf(module, { level: 3 })).toBe(recordIdOf(module, { ...GROWTH, level: 3 }));
  });

  it('are rewarded', () => {
    expect(faults({ rewards: [] })).toEqual(['rewards required']);
    expect(faults({ missions: [{ ...mission(1), rewards: [] }] })).toEqual(['missions.0.rewards required']);
  });
});
