import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../core/json.ts';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { problemsAfter } from './catalogue-fixture.ts';

const EMBERS = demoConfiguration()['gachapon-setting']?.find((data) => data['gachapon_id'] === 3007);

const groupsWithout = (type: string): readonly JsonObject[] =>
  ((EMBERS?.['groups'] ?? []) as readonly JsonObject[]).filter((group) => group['group_type'] !== type);

type Case = readonly [what: string, key: string, id: string, change: JsonObject, problem: string];

const CASES: readonly Case[] = [
  [
    'an expiry with an event that is not there',
    'item-setting',
    '1041',
    { expire_event_id: 9999 },
    'expire_event_id reference_missing',
  ],
  ['a counter without a rate', 'pet-job-setting', '1', { counter_rate_bp: null }, 'counter_rate_bp required'],
  [
    'a spirit that is no fragment',
    'pet-setting',
    '10003',
    { spirit_item_id: 1001 },
    'spirit_item_id kind_not_allowed',
  ],
  [
    'a risky step that says nothing about failure',
    'pet-star-cost-setting',
    '1',
    { success_bp: 9000 },
    'fail_keep_bp required_when',
  ],
  [
    'a universal item without a rate',
    'pet-star-cost-setting',
    '1',
    { universal_rate: null },
    'universal_rate required',
  ],
  [
    'a first step that begins too late',
    'pet-star-cost-setting',
    '1',
    { from_star: 2 },
    'from_star not_contiguous',
  ],
  ['a step beyond the last star', 'pet-star-cost-setting', '3', { from_star: 4 }, 'from_star less'],
  [
    'a rising guarantee without a step',
    'gachapon-guarantee-setting',
    '41',
    { soft_step_bp: null },
    'soft_step_bp required',
  ],
  [
    'a gachapon whose featured groups were deleted',
    'gachapon-setting',
    '3007',
    { groups: groupsWithout('probability_up') },
    'groups must_include',
  ],
  [
    'a gachapon whose guaranteed groups were deleted',
    'gachapon-setting',
    '3007',
    { groups: groupsWithout('guaranteed') },
    'groups must_include',
  ],
  [
    'a second guarantee of a kind',
    'gachapon-guarantee-setting',
    '44',
    { gachapon_ids: [3010, 3001] },
    'gachapon_ids.1 duplicate',
  ],
  [
    'a teaser after the start',
    'special-event-setting',
    '501',
    { teaser_from: '2026-11-13 03:00:00' },
    'teaser_from less',
  ],
  [
    'claims that end before the event',
    'special-event-setting',
    '501',
    { claim_end_at: '2026-12-05 02:59:59' },
    'claim_end_at greater_or_equal',
  ],
  [
    'a child that does not exist',
    'special-event-setting',
    '501',
    { children: [{ module: 'gachapon-setting', record_id: 9, order: 1 }] },
    'children.0.record_id reference_missing',
  ],
  [
    'a chest that says nothing of its contents',
    'item-setting',
    '1031',
    { use_reward_id: null },
    'use_reward_id required_when',
  ],
  [
    'contents of another chest',
    'item-setting',
    '1031',
    { use_reward_id: 2 },
    'use_reward_id belongs_to_other',
  ],
  [
    'a chest that contains itself',
    'item-reward-setting',
    '5',
    { rewards: [{ asset_kind: 'item', target_id: 1035, amount: 1 }] },
    'rewards.0.target_id cycle',
  ],
  [
    'a choice of more than there is',
    'item-reward-setting',
    '3',
    { choose_count: 7 },
    'choose_count less_or_equal',
  ],
  [
    'contents of an item that opens nothing',
    'item-reward-setting',
    '1',
    { item_id: 1001 },
    'item_id kind_not_allowed',
  ],
  [
    'a potion as a currency',
    'asset-auto-exchange-setting',
    '1',
    { to_rewards: [{ asset_kind: 'game_currency', target_id: 1001, amount: 1 }] },
    'to_rewards.0.target_id kind_not_allowed',
  ],
  [
    'a second exchange at the same moment',
    'asset-auto-exchange-setting',
    '2',
    { item_id: 1041, trigger: 'on_event_end' },
    'trigger duplicate',
  ],
  [
    'a limit below the stack of an item',
    'item-control',
    '9',
    { hold_limit: 10 },
    'hold_limit greater_or_equal',
  ],
  ['a second limit for one asset', 'item-control', '2', { asset_kind: 'gem' }, 'asset_kind duplicate'],
  ['a skill that the pet does not have', 'pet-skill-setting', '1', { skill_id: 2006 }, 'slot must_be_in'],
  ['more levels than a skill has', 'pet-skill-setting', '1', { max_level: 6 }, 'max_level less_or_equal'],
  ['a god without its last level', 'god-level-setting', '101~50', { level: 49 }, 'level same_as'],
  ['a star that costs nothing', 'god-star-setting', '101~2', { spirit_cost: 0 }, 'spirit_cost not_zero'],
  ['two pieces of a set in one place', 'equipment-setting', '5012', { slot: 'weapon' }, 'slot duplicate'],
  ['a set that lacks a piece', 'equipment-setting', '5046', { slot: 'feet' }, 'set_id too_few'],
  [
    'a permanent title for one player',
    'title-setting',
    '12',
    { valid_days: 0 },
    'valid_days greater_or_equal',
  ],
  ['a text longer than its place', 'localization', 'ui.button.ok', { zh: '確定'.repeat(7) }, 'zh too_long'],
];

describe('rules of the catalogue', () => {
  it.each(CASES)('notice %s', (_what, key, id, change, problem) => {
    expect(problemsAfter(key, id, () => ({}))).toEqual([]);
    expect(problemsAfter(key, id, () => change)).toContain(problem);
  });

  it('notice an effect that occurs twice in a level, unless it stacks', () => {
    const twice = (effectId: number) => (data: RecordData) => {
      const [level, ...others] = data['levels'] as readonly JsonObject[];
      const effect = { effect_id: effectId, value: 10, rate_bp: 10_000, turns: 1 };
      return { levels: [{ ...level, effects: [effect, effect] }, ...others] };
    };
    expect(problemsAfter('skill-setting', '2001', twice(1))).toEqual([
      'levels.0.effects.1.effect_id duplicate',
    ]);
    expect(problemsAfter('skill-setting', '2001', twice(17))).toEqual([]);
  });

  it('notice control that lasts too long', () => {
    const asleep = (turns: number) => (data: RecordData) => {
      const [level, ...others] = data['levels'] as readonly JsonObject[];
      const effect = { effect_id: 15, value: 0, rate_bp: 5000, turns };
      return { levels: [{ ...level, effects: [effect] }, ...others] };
    };
    expect(problemsAfter('skill-setting', '2001', asleep(5))).toEqual([]);
    expect(problemsAfter('skill-setting', '2001', asleep(6))).toEqual([
      'levels.0.effects.0.turns less_or_equal',
    ]);
  });
});
