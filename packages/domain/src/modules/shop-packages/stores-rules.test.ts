import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, gems, text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { validateFields } from '../../validation/validate-fields.ts';
import { registry } from '../index.ts';

const ALWAYS = { type: 'always_open' };

const ENTRY: RecordData = {
  no: 1,
  reward: coins(1),
  cost: gems(1),
  discount_bp: 0,
  weight: 1,
  fixed: false,
  stock: 0,
  limit: { period: 'none' },
  level_from: 1,
};
const POOL: RecordData = { pool_id: 1, name: 'Pool', entries: [ENTRY] };
const pools = (change: JsonObject): Records => ({
  'store-pool-setting': [{ ...POOL, entries: [{ ...ENTRY, ...change }] }],
});
const STORE: RecordData = {
  store_id: 1,
  name: text('S'),
  currency_kinds: [{ asset_kind: 'gem' }],
  pool_ids: [{ order: 1, pool_id: 1, slots: 1 }],
  manual_refresh_limit: 0,
  manual_refresh_costs: null,
  refresh: 'none',
  timeslot: ALWAYS,
};
const TOKEN: RecordData = { item_id: 7, item_type: 'event_currency', status: 'active' };
const stores = (change: JsonObject): Records => ({
  'item-setting': [TOKEN],
  'store-pool-setting': [POOL],
  'store-setting': [{ ...STORE, ...change }],
});
const SOLD: RecordData = {
  item_id: 8,
  item_type: 'material',
  stack_limit: 99,
  sell_price: coins(10),
  status: 'active',
};
const items = (amount: number) => [{ asset_kind: 'item', target_id: 8, amount }];
const drawn = (...changes: readonly JsonObject[]): Records => ({
  'store-pool-setting': [
    { ...POOL, pick: 'weighted', entries: changes.map((change) => ({ ...ENTRY, ...change })) },
  ],
});
const refreshes = (...prices: readonly number[]): JsonObject => ({
  manual_refresh_limit: 5,
  manual_refresh_costs: prices.map((amount, place) => ({
    count_from: place + 1,
    count_to: place + 1,
    cost: gems(amount),
  })),
});

const problemsOf = (records: Records) => releaseProblems(registry, records);

it.each<readonly [string, Records]>([
  ['a store and its pool', stores({})],
  ['a store that refreshes by hand', stores(refreshes(10, 10, 20))],
  [
    'a store for the currency of an event',
    stores({ currency_kinds: [{ asset_kind: 'gem' }, { asset_kind: 'event_currency', item_id: 7 }] }),
  ],
  [
    'goods that sell for what they cost',
    { ...pools({ reward: items(2), cost: coins(20) }), 'item-setting': [SOLD] },
  ],
  [
    'goods for the levels before and after a level',
    drawn({ level_to: 9 }, { no: 2, level_from: 10, level_to: null }),
  ],
  ['a level without weights where all goods are shown', pools({ level_from: 2 })],
])('%s has no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  ['weights that sum to 0', pools({ weight: 0 }), 'store-pool-setting 1 entries weights_zero'],
  [
    'a level at which nothing can be drawn',
    drawn({ level_to: 9 }, { no: 2, level_from: 11 }),
    'store-pool-setting 1 entries weights_zero_at',
  ],
  [
    'goods that sell for more than they cost',
    { ...pools({ reward: items(2), cost: coins(19) }), 'item-setting': [SOLD] },
    'store-pool-setting 1 entries.0.cost sells_for_more',
  ],
  [
    'a discount that sells for a gain',
    { ...pools({ reward: items(2), cost: coins(20), discount_bp: 100 }), 'item-setting': [SOLD] },
    'store-pool-setting 1 entries.0.cost sells_for_more',
  ],
  ['coins for coins', pools({ cost: coins(2) }), 'store-pool-setting 1 entries.0.cost paid_with_itself'],
  [
    'goods for a currency that the store does not take',
    stores({ currency_kinds: [{ asset_kind: 'coin' }] }),
    'store-setting 1 pool_ids.0.pool_id paid_otherwise',
  ],
  ['goods that do not count up', pools({ no: 2 }), 'store-pool-setting 1 entries.0.no not_contiguous'],
  [
    'levels that end before they begin',
    pools({ level_from: 5, level_to: 4 }),
    'store-pool-setting 1 entries.0.level_to greater_or_equal',
  ],
  [
    'more places than goods',
    stores({ pool_ids: [{ order: 1, pool_id: 1, slots: 2 }] }),
    'store-setting 1 pool_ids.0.slots less_or_equal',
  ],
  [
    'a currency twice',
    stores({ currency_kinds: [{ asset_kind: 'gem' }, { asset_kind: 'gem' }] }),
    'store-setting 1 currency_kinds.1.item_id duplicate',
  ],
  [
    'an item of another type',
    stores({ currency_kinds: [{ asset_kind: 'game_currency', item_id: 7 }] }),
    'store-setting 1 currency_kinds.0.item_id kind_not_allowed',
  ],
  [
    'shelves that do not count up',
    stores({ pool_ids: [{ order: 2, pool_id: 1, slots: 1 }] }),
    'store-setting 1 pool_ids.0.order not_contiguous',
  ],
  [
    'a refresh without a price',
    stores({ manual_refresh_limit: 1 }),
    'store-setting 1 manual_refresh_costs required_when',
  ],
  [
    'a refresh that gets cheaper',
    stores(refreshes(20, 10)),
    'store-setting 1 manual_refresh_costs.1.cost.0.amount falling',
  ],
])('the rules of stores notice %s', (_what, records, problem) => {
  expect(problemsOf(records)).toContain(problem);
});

it('a reward occurs once in a list, and is a whole number of something', () => {
  const module = registry.get('mall-setting');
  const problems = (rewards: readonly JsonObject[]) =>
    validateFields(module, { mall_id: 1, rewards }).map(({ path, code }) => `${path} ${code}`);
  expect(problems([...coins(1), ...coins(2)])).toContain('rewards.1 duplicate');
  expect(problems([])).toContain('rewards required');
  expect(problems([{ asset_kind: 'coin', amount: 1.5 }])).toContain('rewards.0.amount integer');
  expect(problems([{ asset_kind: 'item', amount: 1 }])).toContain('rewards.0.target_id target_required');
});
