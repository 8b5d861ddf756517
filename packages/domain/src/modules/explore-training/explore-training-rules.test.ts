import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const problemsOf = (records: Records) => releaseProblems(registry, records, ['jump_record_id']);

const records = (key: string, ...list: readonly RecordData[]): Records => ({ [key]: list });

const TRIP: RecordData = {
  explore_id: 1,
  name: text('Trip'),
  slots: 2,
  base_rewards: coins(2),
  drop_mode: 'none',
};
const need = (change: JsonObject = {}): Records => ({
  'explore-setting': [TRIP],
  'explore-requirement-setting': [
    { explore_id: 1, id: 1, kind: 'rarity', rarity: 'N', count: 2, required: true },
    { explore_id: 1, id: 2, kind: 'rarity', rarity: 'R', count: 1, required: true, ...change },
  ],
});
const level = (no: number, change: JsonObject = {}): RecordData => ({
  level: no,
  require_count: no,
  board_size: 3,
  parallel: 2,
  speed_bp: 10_000,
  ...change,
});
const levels = (change: JsonObject = {}) => records('explore-levelup-setting', level(1), level(2, change));
const cost = (id: number, count_from: number, count_to: number, amount = 5): RecordData => ({
  id,
  count_from,
  count_to,
  cost: coins(amount),
});
const costs = (...list: readonly RecordData[]) => records('explore-renew-cost-setting', ...list);
const renew = (change: JsonObject) => records('explore-renew-setting', change);
const facility = (change: JsonObject = {}) =>
  records('train-setting', { train_id: 1, name: text('Yard'), boost_item_id: 1, boost_bp: 5, ...change });
const step = (no: number, change: JsonObject = {}): RecordData => ({
  train_id: 1,
  level: no,
  slots: 2,
  yield_bp: 10_000,
  max_hours: 8,
  require_user_level: 5,
  ...change,
});
const steps = (change: JsonObject) => records('train-level-setting', step(1), step(2, change));
const mission = (mission_id: number, change: JsonObject = {}): RecordData => ({
  mission_id,
  reset: 'none',
  pre_mission_id: null,
  ...change,
});
const missions = (...list: readonly RecordData[]) => records('train-mission-setting', ...list);
const item = (id: number, item_id: number, effect: string, value: number): RecordData => ({
  id,
  item_id,
  effect,
  value,
});
const items = (...list: readonly RecordData[]) => records('train-item-setting', ...list);

it.each<readonly [string, Records]>([
  ['an exploration and what it needs', need()],
  ['levels', levels()],
  ['costs', costs(cost(1, 1, 2), cost(2, 3, 9))],
  ['a facility', facility()],
  ['levels of a facility', steps({ slots: 3 })],
  ['missions', missions(mission(1), mission(2, { pre_mission_id: 1 }))],
  ['items', items(item(1, 1, 'finish', 1), item(2, 2, 'add_exp', 500))],
])('%s: no problem', (_what, given) => {
  expect(problemsOf(given)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  [
    'an odd amount',
    records('explore-setting', { ...TRIP, base_rewards: coins(3) }),
    'explore-setting 1 base_rewards.0.amount even',
  ],
  ['more pets than may go', need({ count: 3 }), 'explore-requirement-setting 1~2 count less_or_equal'],
  [
    'a requirement that occurs twice',
    need({ rarity: 'N' }),
    'explore-requirement-setting 1~2 rarity duplicate',
  ],
  [
    'a bonus without a number',
    need({ required: false, bonus_bp: null }),
    'explore-requirement-setting 1~2 bonus_bp required',
  ],
  ['a level left out', levels({ level: 3 }), 'explore-levelup-setting 3 level not_contiguous'],
  [
    'a level that asks for no more',
    levels({ require_count: 1 }),
    'explore-levelup-setting 2 require_count not_rising',
  ],
  ['a board that shrinks', levels({ board_size: 2 }), 'explore-levelup-setting 2 board_size falling'],
  [
    'more trips than the board has',
    levels({ parallel: 4 }),
    'explore-levelup-setting 2 parallel less_or_equal',
  ],
  [
    'a guaranteed rarity without a count',
    renew({ min_rarity_after: 'SR', guarantee_every: null }),
    'explore-renew-setting main guarantee_every required',
  ],
  [
    'an hour that occurs twice',
    renew({ reset_hours: [{ hour: 5 }, { hour: 5 }] }),
    'explore-renew-setting main reset_hours.1.hour duplicate',
  ],
  [
    'costs with a gap',
    costs(cost(1, 1, 2), cost(2, 4, 9)),
    'explore-renew-cost-setting 2 count_from not_contiguous',
  ],
  [
    'a cost that falls',
    costs(cost(1, 1, 2), cost(2, 3, 9, 4)),
    'explore-renew-cost-setting 2 cost.0.amount falling',
  ],
  [
    'a range that ends before it begins',
    costs(cost(1, 2, 1)),
    'explore-renew-cost-setting 1 count_to greater_or_equal',
  ],
  ['a boost without a number', facility({ boost_bp: null }), 'train-setting 1 boost_bp required'],
  ['a facility that gains less', steps({ slots: 1 }), 'train-level-setting 1~2 slots falling'],
  [
    'missions that wait for each other',
    missions(mission(1, { pre_mission_id: 2 }), mission(2, { pre_mission_id: 1 })),
    'train-mission-setting 2 pre_mission_id cycle',
  ],
  [
    'a daily mission that waits',
    missions(mission(1), mission(2, { reset: 'daily', pre_mission_id: 1 })),
    'train-mission-setting 2 pre_mission_id must_be_empty',
  ],
  [
    'an item that occurs twice',
    items(item(1, 1, 'add_exp', 5), item(2, 1, 'add_exp', 6)),
    'train-item-setting 2 item_id duplicate',
  ],
  ['an item that finishes twice', items(item(1, 1, 'finish', 2)), 'train-item-setting 1 value allowed_when'],
];

describe('the rules of exploring and training', () => {
  it.each(CASES)('notice %s', (_what, given, problem) => {
    expect(problemsOf(given)).toContain(problem);
  });
});
