import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, gems, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../core/json.ts';
import { registry } from './index.ts';

const ALWAYS = { type: 'always_open' };

const problemsOf = (records: Records) => releaseProblems(registry, records, ['jump_record_id']);

const purchase = (from: number, to: number, cost: readonly JsonObject[]) => ({
  count_from: from,
  count_to: to,
  cost,
  gain: 60,
});
const ENERGY: RecordData = {
  id: 1,
  energy_kind: 'ap',
  name: text('AP'),
  base_cap: 100,
  over_cap_limit: 500,
  start_amount: 100,
  cap_by_level: [
    { level: 1, cap: 100 },
    { level: 2, cap: 100 },
  ],
  buy_costs: [purchase(1, 2, gems(50)), purchase(3, 9, gems(100))],
};

const step = (threshold: number, rewards: JsonObject) => ({ threshold, ...rewards });
const PACKAGE: RecordData = {
  package_id: 1,
  name: text('Growth'),
  mall_id: 1,
  timeslot: ALWAYS,
  steps: [step(10, { free_rewards: coins(1) }), step(20, { paid_rewards: coins(2) })],
};
const PRODUCT: RecordData = {
  mall_id: 1,
  package_type: 'growth',
  status: 'active',
  prices: null,
  gem_price: gems(100),
  limit_period: 'none',
  timeslot: ALWAYS,
};

const node = (type: string, min: number, max: number, weight = 1) => ({
  node_type: type,
  weight,
  min,
  max,
});
const MAZE: RecordData = { maze_id: 1, name: text('Maze'), floor_count: 2, timeslot: ALWAYS };
const FLOOR: RecordData = {
  maze_id: 1,
  floor: 1,
  columns: 2,
  rows: 2,
  node_pool: [node('battle', 1, 3), node('exit', 1, 1)],
  recommended_power: 100,
};
const floors = (change: JsonObject): Records => ({
  'maze-setting': [MAZE],
  'maze-floor-setting': [FLOOR, { ...FLOOR, floor: 2, ...change }],
});

const MAIL: RecordData = {
  id: 1,
  name: 'Month',
  inactive_days_from: 7,
  inactive_days_to: 29,
  payer_type: 'any',
  channel: 'push',
  timeslot: ALWAYS,
};
const LONGER: RecordData = { ...MAIL, id: 2, name: 'Year', inactive_days_from: 30, inactive_days_to: null };

const QUEST: RecordData = {
  quest_id: 1,
  name: text('Begin'),
  category: 'main',
  goal: { action: 'login', count: 1, count_from: 'birth' },
  activity_point: null,
  pre_quest_id: null,
  jump_type: 'none',
  timeslot: ALWAYS,
};
const PERIOD = {
  type: 'limited_period',
  periods: [{ start_date: '2030-01-01 00:00:00', end_date: '2030-02-01 00:00:00' }],
};
const JUMP = { jump_type: 'record', jump_module: 'quest-setting', jump_record_id: '9' };

const one =
  (key: string, whole: RecordData) =>
  (change: JsonObject): Records => ({
    [key]: [{ ...whole, ...change }],
  });
const energy = one('energy-setting', ENERGY);
const growth = (change: JsonObject): Records => ({
  'growth-package-setting': [{ ...PACKAGE, ...change }],
  'mall-setting': [PRODUCT],
});
const mails = (change: JsonObject): Records => ({
  'reboiler-mail-setting': [MAIL, { ...LONGER, ...change }],
});
const quests = (change: JsonObject): Records => ({
  'quest-setting': [QUEST, { ...QUEST, quest_id: 2, name: text('Go on'), pre_quest_id: 1, ...change }],
});

it.each<readonly [string, Records]>([
  ['energy', energy({})],
  [
    'a price in another currency',
    energy({ buy_costs: [purchase(1, 2, gems(50)), purchase(3, 9, coins(1))] }),
  ],
  ['a growth package', growth({})],
  ['a maze and its floors', floors({})],
  ['a floor that ends with a boss', floors({ node_pool: [node('boss', 1, 1), node('exit', 0, 0, 0)] })],
  ['mails for different players', mails({ inactive_days_from: 10, payer_type: 'payer' })],
  ['mails to returning players', mails({})],
  ['quests', quests({})],
  ['a daily quest', quests({ category: 'daily', pre_quest_id: null, activity_point: 20 })],
])('%s has no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  [
    'two kinds of energy alike',
    { 'energy-setting': [ENERGY, { ...ENERGY, id: 2, name: text('BP') }] },
    'energy-setting 2 energy_kind duplicate',
  ],
  [
    'a level that occurs twice',
    energy({
      cap_by_level: [
        { level: 2, cap: 100 },
        { level: 2, cap: 100 },
      ],
    }),
    'energy-setting 1 cap_by_level.1.level not_rising',
  ],
  [
    'a cap that falls',
    energy({
      cap_by_level: [
        { level: 1, cap: 100 },
        { level: 2, cap: 99 },
      ],
    }),
    'energy-setting 1 cap_by_level.1.cap falling',
  ],
  [
    'a limit below the cap',
    energy({ over_cap_limit: 99, start_amount: 0 }),
    'energy-setting 1 over_cap_limit greater_or_equal',
  ],
  [
    'a cap of a level above the limit',
    energy({ cap_by_level: [{ level: 1, cap: 501 }] }),
    'energy-setting 1 cap_by_level.0.cap less_or_equal',
  ],
  ['a start above the limit', energy({ start_amount: 501 }), 'energy-setting 1 start_amount less_or_equal'],
  [
    'a purchase that ends before it begins',
    energy({ buy_costs: [purchase(3, 1, gems(1))] }),
    'energy-setting 1 buy_costs.0.count_to greater_or_equal',
  ],
  [
    'a purchase without a price',
    energy({ buy_costs: [purchase(1, 1, gems(1)), purchase(3, 4, gems(1))] }),
    'energy-setting 1 buy_costs.1.count_from not_contiguous',
  ],
  [
    'a price that falls',
    energy({ buy_costs: [purchase(1, 1, gems(2)), purchase(2, 4, gems(1))] }),
    'energy-setting 1 buy_costs.1.cost.0.amount falling',
  ],
  [
    'steps that do not rise',
    growth({ steps: [step(20, { free_rewards: coins(1) }), step(10, { free_rewards: coins(1) })] }),
    'growth-package-setting 1 steps.1.threshold not_rising',
  ],
  [
    'a step without a reward',
    growth({ steps: [step(10, {})] }),
    'growth-package-setting 1 steps.0 at_least_one',
  ],
  [
    'a package that outlives its product',
    { ...growth({}), 'mall-setting': [{ ...PRODUCT, timeslot: PERIOD }] },
    'growth-package-setting 1 timeslot not_inside',
  ],
  [
    'more floors than there are',
    { ...floors({}), 'maze-setting': [{ ...MAZE, floor_count: 3 }] },
    'maze-setting 1 floor_count same_as',
  ],
  [
    'points for one thing twice',
    one('maze-setting', { ...MAZE, floor_count: 0 })({
      score_rule: [
        { kind: 'kill', points: 1 },
        { kind: 'kill', points: 2 },
      ],
    }),
    'maze-setting 1 score_rule.1.kind duplicate',
  ],
  ['a floor left out', floors({ floor: 3 }), 'maze-floor-setting 1~3 floor not_contiguous'],
  ['power that falls', floors({ recommended_power: 99 }), 'maze-floor-setting 1~2 recommended_power falling'],
  [
    'a node that occurs twice',
    floors({ node_pool: [node('exit', 1, 1), node('exit', 0, 0)] }),
    'maze-floor-setting 1~2 node_pool.1.node_type duplicate',
  ],
  [
    'fewer at most than at least',
    floors({ node_pool: [node('battle', 2, 1), node('exit', 1, 1)] }),
    'maze-floor-setting 1~2 node_pool.0.max greater_or_equal',
  ],
  [
    'nodes that nothing draws',
    floors({ node_pool: [node('exit', 1, 1, 0)] }),
    'maze-floor-setting 1~2 node_pool weights_zero',
  ],
  [
    'more nodes than cells',
    floors({ node_pool: [node('battle', 4, 4), node('exit', 1, 1)] }),
    'maze-floor-setting 1~2 node_pool less_or_equal',
  ],
  ['no way out', floors({ node_pool: [node('battle', 1, 1)] }), 'maze-floor-setting 1~2 node_pool same_as'],
  [
    'two ways out',
    floors({ node_pool: [node('boss', 1, 1), node('exit', 0, 1)] }),
    'maze-floor-setting 1~2 node_pool same_as',
  ],
  [
    'a range that ends before it begins',
    mails({ inactive_days_to: 29 }),
    'reboiler-mail-setting 2 inactive_days_to greater_or_equal',
  ],
  [
    'ranges that overlap',
    mails({ inactive_days_from: 29 }),
    'reboiler-mail-setting 2 inactive_days_from range_overlap',
  ],
  [
    'quests that wait for each other',
    {
      'quest-setting': [
        { ...QUEST, pre_quest_id: 2 },
        { ...QUEST, quest_id: 2, pre_quest_id: 1 },
      ],
    },
    'quest-setting 2 pre_quest_id cycle',
  ],
  [
    'a daily quest that waits for another',
    quests({ category: 'daily', activity_point: 1 }),
    'quest-setting 2 pre_quest_id must_be_empty',
  ],
  ['a jump to a quest that is not there', quests(JUMP), 'quest-setting 2 jump_record_id reference_missing'],
  [
    'an achievement that closes',
    quests({ category: 'achievement', timeslot: PERIOD }),
    'quest-setting 2 timeslot.type kind_not_allowed',
  ],
];

describe('the handbook’s rules', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});
