import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, gems, text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { validateFields } from '../../validation/validate-fields.ts';
import { registry } from '../index.ts';

const ALWAYS = { type: 'always_open' };
const period = (end: string) => ({
  type: 'limited_period',
  periods: [{ start_date: '2030-01-01 00:00:00', end_date: `2030-${end} 00:00:00` }],
});
const WEEK = period('01-08');
const price = (amount: number, currency = 'USD', store_product_id = `p.${amount}`) => ({
  currency,
  amount,
  store_product_id,
});
const step = (threshold: number) => ({ threshold, rewards: coins(1), choose: false });

/** Two records of one module, each changed. */
const pair =
  (key: string, whole: RecordData, id: string) =>
  (change: JsonObject, other: JsonObject | null = null): Records => ({
    [key]: [
      { ...whole, ...change },
      ...(other === null ? [] : [{ ...whole, [id]: 2, name: text('Two'), ...other }]),
    ],
  });

const EVENT: RecordData = {
  event_id: 1,
  name: text('One'),
  timeslot: WEEK,
  claim_end_at: '2030-01-09 00:00:00',
  base: 'vip_points',
  currency: null,
};
const topups = pair(
  'topup-setting',
  {
    topup_id: 1,
    name: text('One'),
    status: 'active',
    prices: [price(1), price(30, 'TWD', 'p.1')],
    gem_paid: 10,
    first_double_reset_at: null,
  },
  'topup_id',
);
const CHANNEL = { channel: 'web', currency: 'USD', amount: 1, product_id: 'w', bonus_bp: 0 };
const BONUS = { starts_at: '2030-01-01 00:00:00', ends_at: '2030-01-08 00:00:00', rewards: coins(1) };
const byChannel = pair(
  'topup-setting-v2',
  { topup_id: 1, name: text('One'), channels: [CHANNEL], period_bonus: [BONUS] },
  'topup_id',
);
const accumulate = pair('accumulate-topup-setting', { ...EVENT, steps: [step(10), step(20)] }, 'event_id');
const days = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ day: place + 1, rewards: coins(1) }));
const daily = pair(
  'daily-topup-setting',
  { ...EVENT, min_points: 1, days: days(7), cumulative_rewards: [{ days: 7, rewards: coins(1) }] },
  'event_id',
);
const tier = (from: number, to: number | null) => ({
  from,
  to,
  rewards: coins(1),
  limit: { period: 'none' },
});
const single = pair('single-purchase-setting', { ...EVENT, tiers: [tier(1, 9), tier(10, null)] }, 'event_id');
const spending = pair(
  'spending-setting',
  {
    event_id: 1,
    name: text('One'),
    timeslot: WEEK,
    claim_end_at: '2030-01-09 00:00:00',
    steps: [{ threshold: 10, rewards: coins(1) }],
    daily_reset: false,
    rebate_bp: null,
  },
  'event_id',
);
const PRODUCT: RecordData = {
  mall_id: 1,
  package_type: 'fund',
  status: 'active',
  prices: null,
  gem_price: gems(1),
  limit_period: 'none',
  timeslot: ALWAYS,
};
const fund = (change: JsonObject, product: JsonObject = {}): Records => ({
  'mall-setting': [{ ...PRODUCT, ...product }],
  'fund-setting': [
    {
      fund_id: 1,
      name: text('One'),
      mall_id: 1,
      timeslot: ALWAYS,
      steps: [{ threshold: 1, paid_rewards: gems(1) }],
      server_buyers_rewards: null,
      ...change,
    },
  ],
});
const MONTHLY = {
  package_type: 'monthly',
  limit_period: 'month',
  limit_count: 1,
  subscription_days: 30,
  subscription_rewards: gems(1),
};
const subscription = (change: JsonObject, product: JsonObject = {}): Records => ({
  'mall-setting': [{ ...PRODUCT, ...MONTHLY, ...product }],
  'subscription-event-setting': [
    {
      event_id: 1,
      name: text('One'),
      mall_ids: [1],
      kind: 'renew',
      trial_days: null,
      timeslot: ALWAYS,
      month_chain: null,
      ...change,
    },
  ],
});

const problemsOf = (records: Records) => releaseProblems(registry, records);

it.each<readonly [string, Records]>([
  ['top-ups that get cheaper by the gem', topups({}, { prices: [price(9)], gem_paid: 100 })],
  [
    'top-ups of different currencies',
    topups({ prices: [price(1)] }, { prices: [price(99, 'TWD')], gem_paid: 20 }),
  ],
  ['top-ups by channel', byChannel({ channels: [CHANNEL, { ...CHANNEL, currency: 'TWD' }] })],
  ['an accumulate event', accumulate({})],
  ['steps in money', accumulate({ base: 'money', currency: 'USD', steps: [step(0.99), step(4.99)] })],
  ['a daily top-up', daily({})],
  ['a single purchase', single({})],
  ['a spending event', spending({ rebate_bp: 500 })],
  ['a fund', fund({})],
  ['a subscription event', subscription({})],
])('%s: no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  [
    'a gem that gets dearer',
    topups({}, { prices: [price(11)], gem_paid: 100 }),
    'topup-setting 2 prices.0.amount less_or_equal',
  ],
  [
    'cents where there are none',
    topups({ prices: [price(0.99, 'TWD')] }),
    'topup-setting 1 prices.0.amount integer',
  ],
  [
    'a product of the store twice',
    topups({}, { gem_paid: 100 }),
    'topup-setting 2 prices.0.store_product_id duplicate',
  ],
  [
    'a currency twice',
    topups({ prices: [price(1), price(2)] }),
    'topup-setting 1 prices.1.currency duplicate',
  ],
  [
    'a channel twice',
    byChannel({ channels: [CHANNEL, CHANNEL] }),
    'topup-setting-v2 1 channels.1.currency duplicate',
  ],
  [
    'a bonus that ends before it begins',
    byChannel({ period_bonus: [{ ...BONUS, ends_at: BONUS.starts_at }] }),
    'topup-setting-v2 1 period_bonus.0.ends_at greater',
  ],
  [
    'two bonuses at one time',
    byChannel({ period_bonus: [BONUS, BONUS] }),
    'topup-setting-v2 1 period_bonus.1.starts_at period_overlap',
  ],
  [
    'steps that do not rise',
    accumulate({ steps: [step(20), step(10)] }),
    'accumulate-topup-setting 1 steps.1.threshold not_rising',
  ],
  [
    'half a point',
    accumulate({ steps: [step(0.5)] }),
    'accumulate-topup-setting 1 steps.0.threshold integer',
  ],
  ['money without a currency', accumulate({ base: 'money' }), 'accumulate-topup-setting 1 currency required'],
  [
    'claims that end before the event',
    accumulate({ claim_end_at: '2030-01-07 00:00:00' }),
    'accumulate-topup-setting 1 claim_end_at greater_or_equal',
  ],
  ['two events that count the same', accumulate({}, {}), 'accumulate-topup-setting 2 base too_many_records'],
  ['fewer days than rows', daily({ days: days(8) }), 'daily-topup-setting 1 timeslot.days greater_or_equal'],
  [
    'more days than there are',
    daily({ cumulative_rewards: [{ days: 8, rewards: coins(1) }] }),
    'daily-topup-setting 1 cumulative_rewards.0.days less_or_equal',
  ],
  [
    'a day that takes nothing',
    daily({ min_points: 0.5 }),
    'daily-topup-setting 1 min_points greater_or_equal',
  ],
  [
    'a day left out',
    daily({ days: [{ day: 2, rewards: coins(1) }] }),
    'daily-topup-setting 1 days.0.day not_contiguous',
  ],
  [
    'a price in two tiers',
    single({ tiers: [tier(1, 10), tier(10, null)] }),
    'single-purchase-setting 1 tiers.1.from range_overlap',
  ],
  [
    'an open tier before the last',
    single({ tiers: [tier(1, null), tier(10, 20)] }),
    'single-purchase-setting 1 tiers.1.from range_overlap',
  ],
  [
    'tiers out of order',
    single({ tiers: [tier(10, 20), tier(1, 9)] }),
    'single-purchase-setting 1 tiers.1.from not_rising',
  ],
  [
    'a tier that ends before it begins',
    single({ tiers: [tier(10, 9)] }),
    'single-purchase-setting 1 tiers.0.to greater_or_equal',
  ],
  [
    'a rebate that begins again every day',
    spending({ rebate_bp: 500, daily_reset: true }),
    'spending-setting 1 rebate_bp must_be_empty',
  ],
  [
    'a fund without a product for it',
    fund({}, { package_type: 'normal' }),
    'fund-setting 1 mall_id kind_not_allowed',
  ],
  ['a step without a reward', fund({ steps: [{ threshold: 1 }] }), 'fund-setting 1 steps.0 at_least_one'],
  [
    'buyers that do not rise',
    fund({ server_buyers_rewards: [9, 9].map((buyers) => ({ buyers, rewards: coins(1) })) }),
    'fund-setting 1 server_buyers_rewards.1.buyers not_rising',
  ],
  [
    'a product without a subscription',
    subscription({}, { package_type: 'normal', subscription_days: null, subscription_rewards: null }),
    'subscription-event-setting 1 mall_ids.0 kind_not_allowed',
  ],
  [
    'a month left out',
    subscription({ month_chain: [{ month: 2, rewards: coins(1) }] }),
    'subscription-event-setting 1 month_chain.0.month not_contiguous',
  ],
  ['a trial of no days', subscription({ kind: 'trial' }), 'subscription-event-setting 1 trial_days required'],
])('the rules of top-ups notice %s', (_what, records, problem) => {
  expect(problemsOf(records)).toContain(problem);
});

it('a spend target is a whole number above 0', () => {
  const problems = (threshold: number) =>
    validateFields(registry.get('spending-setting'), { steps: [{ threshold, rewards: coins(1) }] }).map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(problems(1.5)).toContain('steps.0.threshold integer');
  expect(problems(0)).toContain('steps.0.threshold greater_or_equal');
  expect(problems(1)).not.toContain('steps.0.threshold greater_or_equal');
});
