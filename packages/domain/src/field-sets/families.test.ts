import { coins } from '@quartermaster/testkit/records/samples';
import { validRecord } from '@quartermaster/testkit/records/valid-record';
import { describe, expect, it } from 'vitest';
import { defineModule } from '../core/define-module.ts';
import { field, section } from '../core/define-field.ts';
import type { JsonObject, RecordData } from '../core/json.ts';
import type { ModuleDefinition } from '../core/module.ts';
import { createRegistry } from '../core/registry.ts';
import { enumOf } from '../enums/enum-of.ts';
import { missionAction, MISSION_TARGETS } from '../enums/mission-action.ts';
import { families } from '../modules/families.ts';
import { moduleDefinitions } from '../modules/index.ts';
import { validateConfiguration } from '../validation/validate-configuration.ts';
import { validateFields } from '../validation/validate-fields.ts';
import { common } from './common-fields.ts';
import { conversation, spokenLine } from './conversation.ts';
import { exchangeShop } from './exchange-shop.ts';
import { levelCurve } from './level-curve.ts';
import { missionList } from './mission-list.ts';
import { packageHead } from './package-head.ts';
import { rankLadder, rankRows } from './rank-ladder.ts';
import { rarityTable } from './rarity-table.ts';
import { rewardDays, rewardSteps } from './reward-steps.ts';

const titles = { title: ['Samples', '範例', 'サンプル'], record: ['Sample', '範例', 'サンプル'] } as const;
const LABEL = ['Sample', '範例', 'サンプル'] as const;
const base = { family: 'events', titles } as const;

const curve = levelCurve({ notFalling: ['power'] });
const levels = defineModule({
  ...base,
  key: 'sample-level-setting',
  identity: ['level'],
  fields: { ...curve.fields, power: field.integer(LABEL, [1, 999]) },
  rules: curve.rules,
});

const table = rarityTable({ maxLevel: 50, notFalling: ['max_level'] });
const rarities = defineModule({
  ...base,
  key: 'sample-rarity-setting',
  identity: ['rarity'],
  sections: {
    basics: common.basics(table.fields),
    growth: section(LABEL, {
      ...table.caps,
      duplicate_spirit: table.duplicateSpirits,
      frame: table.frame,
    }),
  },
  rules: table.rules,
  list: { columns: ['rarity', 'order', 'max_level'], ...table.order },
});

const board = enumOf('sample-board', { server: LABEL, guild: LABEL });
const ladder = rankLadder({ of: ['board'] });
const ranking = defineModule({
  ...base,
  key: 'sample-ranking-setting',
  fields: { id: common.id(), board: field.enum(LABEL, board), ...ladder.fields },
  rules: ladder.rules,
});

const places = rankRows('ranking_rewards');
const track = rewardSteps(
  { counts: LABEL, max: 999, steps: [1, 20] },
  { paid_rewards: field.rewards(LABEL, [], { optional: true }) },
);
const calendar = rewardDays({ label: LABEL, days: [1, 28] });
const rewards = defineModule({
  ...base,
  key: 'sample-reward-setting',
  fields: {
    id: common.id(),
    ranking_rewards: field.rows(LABEL, [1, 20], places.rows),
    ...track.fields,
    ...calendar.fields,
  },
  rules: [...places.rules, ...track.rules, ...calendar.rules],
});

const list = missionList({ max: 20 });
const missions = defineModule({
  ...base,
  key: 'sample-mission-setting',
  fields: { id: common.id(), ...list.fields },
  rules: list.rules,
});

const shop = exchangeShop({ of: 'event_id' });
const offers = defineModule({
  ...base,
  key: 'sample-exchange-setting',
  fields: { id: common.id(), event_id: common.event(), ...shop.fields },
  rules: shop.rules,
});

const speaker = enumOf('sample-speaker', { pet: LABEL, player: LABEL });
const talk = conversation({ speakers: speaker, maxLines: 30 });
const talks = defineModule({
  ...base,
  key: 'sample-conversation-setting',
  fields: { id: common.id(), ...talk.fields },
  rules: talk.rules,
});
const lines = defineModule({
  ...base,
  key: 'sample-line-setting',
  fields: { id: common.id(), pet_id: common.pet(), ...spokenLine() },
});

const head = packageHead({ productTypes: ['daily'] });
const packages = defineModule({
  ...base,
  key: 'sample-package-setting',
  identity: ['package_id'],
  fields: head.fields,
  rules: [...head.nameRules, ...head.productRules],
});

const SAMPLES = [
  levels,
  rarities,
  ranking,
  rewards,
  missions,
  offers,
  talks,
  lines,
  packages,
] satisfies readonly ModuleDefinition[];
const registry = createRegistry(families, [...moduleDefinitions, ...SAMPLES]);

/** What a release would be told of records of one module, without the records that they name elsewhere. */
function problemsOf(key: string, records: readonly RecordData[]): readonly string[] {
  const module = registry.get(key);
  return validateConfiguration({
    registry,
    isProtected: true,
    onlyModules: [key],
    records: (asked) =>
      asked === key
        ? records.map((data, index) => ({
            recordId: String(index),
            data: validRecord(module, { id: index + 1, ...data }),
          }))
        : [],
  })
    .filter(({ code }) => !['reference_missing', 'text_missing'].includes(code))
    .map(({ recordId, path, code }) => `${recordId} ${path} ${code}`);
}

it.each(SAMPLES.map(({ key }) => key))('%s starts, and accepts a valid record', (key) => {
  const module = registry.get(key);
  expect(validateFields(module, validRecord(module))).toEqual([]);
});

describe('levelCurve', () => {
  const level = (no: number, exp: number, power: number) => ({ level: no, exp_to_next: exp, power });
  it.each([
    [[level(1, 10, 1), level(2, 0, 2)], []],
    [[level(1, 10, 1), level(3, 0, 2)], ['1 level not_contiguous']],
    [[level(1, 10, 1), level(2, 5, 2)], ['1 exp_to_next same_as']],
    [[level(1, 10, 3), level(2, 0, 2)], ['1 power falling']],
  ])('%j: %j', (records, problems) => {
    expect(problemsOf('sample-level-setting', records)).toEqual(problems);
  });
});

it('rarityTable keeps every rank once, and takes no cap back', () => {
  const rank = (rarity: string, order: number, level: number) => ({ rarity, order, max_level: level });
  const problems = problemsOf('sample-rarity-setting', [
    rank('N', 1, 40),
    rank('R', 2, 30),
    rank('SR', 2, 50),
  ]);
  expect(problems).toContain('1 max_level falling');
  expect(problems.some((problem) => problem.endsWith('order duplicate'))).toBe(true);
  expect(problemsOf('sample-rarity-setting', [rank('N', 1, 40), rank('E', 2, 30)])).toEqual([]);
});

describe('rankLadder', () => {
  const range = (from: number, to: number, of = 'server') => ({ board: of, rank_from: from, rank_to: to });
  it.each([
    [[range(1, 1), range(2, 10), range(1, 5, 'guild')], []],
    [[range(1, 1), range(1, 10)], ['1 rank_from not_contiguous']],
    [[range(1, 10), range(5, 10)], ['1 rank_from not_contiguous']],
    [[range(1, 1), range(3, 10)], ['1 rank_from not_contiguous']],
    [[range(1, 1), range(2, 1)], ['1 rank_to greater_or_equal']],
  ])('%j: %j', (records, problems) => {
    expect(problemsOf('sample-ranking-setting', records)).toEqual(problems);
  });
});

describe('rewards by place, step and day', () => {
  const steps: readonly JsonObject[] = [
    { threshold: 10, rewards: coins(1) },
    { threshold: 20, rewards: coins(2), paid_rewards: coins(3) },
  ];
  const whole: RecordData = {
    ranking_rewards: [
      { rank_from: 1, rank_to: 1, rewards: coins(9) },
      { rank_from: 2, rank_to: 10, rewards: coins(5) },
    ],
    steps,
    days: [
      { day: 1, rewards: coins(1) },
      { day: 2, rewards: coins(2) },
    ],
  };
  it.each<[RecordData, readonly string[]]>([
    [{}, []],
    [
      { ranking_rewards: [{ rank_from: 2, rank_to: 3, rewards: coins(1) }] },
      ['0 ranking_rewards.0.rank_from not_contiguous'],
    ],
    [{ steps: steps.toReversed() }, ['0 steps.1.threshold not_rising']],
    [
      {
        days: [
          { day: 1, rewards: coins(1) },
          { day: 3, rewards: coins(1) },
        ],
      },
      ['0 days.1.day not_contiguous'],
    ],
  ])('%j: %j', (change, problems) => {
    expect(problemsOf('sample-reward-setting', [{ ...whole, ...change }])).toEqual(problems);
  });
});

describe('missionList', () => {
  const mission = (goal: RecordData) => ({
    no: 1,
    description: { en: 'Do it', zh: '去做', jp: 'やろう' },
    goal: { count: 1, count_from: 'accept', ...goal },
    rewards: coins(1),
    jump_type: 'none',
  });
  const referred = (goal: RecordData) => {
    const module = registry.get('sample-mission-setting');
    const data = validRecord(module, { missions: [mission(goal)] });
    return data['missions'];
  };

  it('names a record of the module that the action is about, or none', () => {
    expect(referred({ action: 'get_pet', target_id: 7 })).toMatchObject([{ goal: { target_id: 7 } }]);
    expect(referred({ action: 'login', target_id: 7 })).not.toMatchObject([{ goal: { target_id: 7 } }]);
  });

  it('numbers its missions, and knows a module or none for each action', () => {
    expect(problemsOf('sample-mission-setting', [{ missions: [mission({ action: 'login' })] }])).toEqual([]);
    const second = { ...mission({ action: 'login' }), no: 3 };
    expect(
      problemsOf('sample-mission-setting', [{ missions: [mission({ action: 'login' }), second] }]),
    ).toEqual(['0 missions.1.no not_contiguous']);
    expect(Object.keys(MISSION_TARGETS)).toEqual(missionAction.values.map(({ value }) => value));
  });
});

it('exchangeShop gives one thing for others, up to a limit, each offer at a place of its own', () => {
  const offer = {
    event_id: 1,
    reward: coins(1),
    costs: coins(2),
    limit: { period: 'day', count: 3 },
    order: 1,
  };
  expect(problemsOf('sample-exchange-setting', [offer, { ...offer, order: 2 }])).toEqual([]);
  expect(problemsOf('sample-exchange-setting', [offer, offer])).toEqual(['1 order duplicate']);
  const module = registry.get('sample-exchange-setting');
  const uncounted = validRecord(module, { ...offer, limit: { period: 'day' } });
  expect(validateFields(module, uncounted)).toMatchObject([{ path: 'limit.count', code: 'required' }]);
});

it('conversation counts its lines', () => {
  const line = (order: number) => ({ order, speaker: 'pet', text: { en: 'Hi', zh: '嗨', jp: 'やあ' } });
  expect(problemsOf('sample-conversation-setting', [{ lines: [line(1), line(2)] }])).toEqual([]);
  expect(problemsOf('sample-conversation-setting', [{ lines: [line(1), line(3)] }])).toEqual([
    '0 lines.1.order not_contiguous',
  ]);
});

it('packageHead asks for a product of its type', () => {
  const { rules } = registry.get('sample-package-setting');
  expect(rules).toContainEqual({
    field: 'package_type',
    of: 'mall_id',
    is: 'one_of',
    values: ['daily'],
  });
});
