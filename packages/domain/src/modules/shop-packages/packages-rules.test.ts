import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, during, gems, text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const ALWAYS = { type: 'always_open' };
const JANUARY = during('01-01', '02-01');

const PRODUCT: RecordData = {
  mall_id: 1,
  package_type: 'normal',
  status: 'active',
  name: text('One'),
  prices: null,
  gem_price: gems(100),
  limit_period: 'none',
  timeslot: ALWAYS,
};
const product = (change: JsonObject): RecordData => ({ ...PRODUCT, ...change });
/** Records of one module, the first changed, beside the products that they name. */
const sold =
  (key: string, whole: RecordData, products: readonly RecordData[] = [PRODUCT]) =>
  (change: JsonObject, other: JsonObject | null = null): Records => ({
    'mall-setting': products,
    [key]: [{ ...whole, ...change }, ...(other === null ? [] : [{ ...whole, ...other }])],
  });

const HEAD: RecordData = { package_id: 1, name: text('P'), mall_id: 1, timeslot: ALWAYS, status: 'active' };

const daily = product({ package_type: 'daily', limit_period: 'day' });
const gold = sold('daily-gold-package-setting', { ...HEAD, bonus_by_level: null, day_chain: null }, [daily]);
const bonus = sold('daily-purchase-bonus-setting', {
  id: 1,
  name: text('B'),
  currency: 'TWD',
  day_no: null,
  timeslot: ALWAYS,
  steps: [{ amount: 30, rewards: coins(1) }],
});
const free = sold('daily-package-free-reward-setting', {
  id: 1,
  name: text('F'),
  place: 'mall_top',
  weekday: null,
  user_level_from: 1,
  user_level_to: 10,
  timeslot: ALWAYS,
  streak_rewards: null,
});
const monthly = product({
  package_type: 'monthly',
  limit_period: 'month',
  limit_count: 1,
  subscription_days: 30,
  subscription_rewards: gems(1),
});
const privilege = sold('privilege-package-setting', { ...HEAD, days: 30, extend_max_days: 60 }, [monthly]);
const single = product({ package_type: 'once_time', limit_period: 'total', limit_count: 1 });
const once = sold(
  'once-trigger-package-setting',
  {
    ...HEAD,
    trigger: 'level_up',
    trigger_value: 3,
    trigger_asset: null,
    trigger_target_id: null,
    priority: 1,
  },
  [single],
);
const TWO = [PRODUCT, product({ mall_id: 2, name: text('Two') })];
const duration = sold(
  'mall-duration-package-setting',
  { package_id: 1, name: text('D'), mall_ids: [1, 2], timeslot: JANUARY },
  TWO,
);
const EVENT: RecordData = {
  event_id: 1,
  name: text('E'),
  timeslot: JANUARY,
  teaser_from: null,
  claim_end_at: '2030-03-01 00:00:00',
  currency_item_ids: [7],
  children: null,
  status: 'active',
};
const festival = (change: JsonObject): Records => ({
  'mall-setting': [PRODUCT],
  'special-event-setting': [EVENT],
  'asset-auto-exchange-setting': [{ item_id: 7, trigger: 'on_expire', to_rewards: coins(1) }],
  'festival-event-package-setting': [
    { ...HEAD, event_id: 1, event_items: [{ item_id: 7, amount: 1 }], timeslot: JANUARY, ...change },
  ],
});
const LOOP: RecordData = {
  package_id: 1,
  name: text('L'),
  trigger: 'ap_empty',
  trigger_value: null,
  start_sub_no: 1,
  timeslot: ALWAYS,
  status: 'active',
};
const STEP: RecordData = { package_id: 1, sub_no: 1, mall_id: 1, price_tier: 1, text: text('S') };
const loops = (change: JsonObject, second: JsonObject = {}): Records => ({
  'mall-setting': [PRODUCT],
  'loop-trigger-package-setting': [{ ...LOOP, ...change }],
  'loop-trigger-package-sub-setting': [STEP, { ...STEP, sub_no: 2, price_tier: 2, ...second }],
});
const place = (slot: number, ...options: readonly number[]) => ({
  slot,
  required: true,
  options: options.map((no) => ({ no, reward: coins(no) })),
});
const optional = sold('optional-package-setting', { ...HEAD, slots: [place(1, 1, 2)], free_slot: 1 });
const bundle = sold(
  'bundle-event-package-setting',
  {
    package_id: 1,
    name: text('B'),
    mall_ids: [1, 2],
    bundle_mall_id: null,
    count_rewards: [{ count: 2, rewards: coins(1) }],
    timeslot: JANUARY,
  },
  TWO,
);
const WEEKLY = product({ package_type: 'weekly', limit_period: 'week', limit_count: 1 });
const periodic = sold(
  'period-package-event-setting',
  { event_id: 1, name: text('P'), period: 'week', mall_ids: [1], timeslot: ALWAYS, streak_rewards: null },
  [WEEKLY],
);

const problemsOf = (records: Records) => releaseProblems(registry, records, ['start_sub_no', 'package_id']);

it.each<readonly [string, Records]>([
  ['a daily gold package', gold({})],
  ['bonuses for different days', bonus({}, { id: 2, name: text('C'), day_no: 1 })],
  [
    'bonuses one after the other',
    bonus({ timeslot: JANUARY }, { id: 2, name: text('C'), timeslot: during('02-01', '03-01') }),
  ],
  [
    'free rewards level by level',
    free({}, { id: 2, name: text('G'), user_level_from: 11, user_level_to: null }),
  ],
  ['a privilege package', privilege({})],
  ['a trigger package', once({})],
  ['products for a while', duration({})],
  ['a festival package', festival({})],
  ['a loop', loops({ start_sub_no: 2 })],
  ['a package with a choice', optional({})],
  ['a bundle', bundle({})],
  ['a weekly event of two weeks', periodic({ timeslot: during('01-01', '01-15') })],
])('%s has no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  [
    'gold from a product that is not daily',
    { ...gold({}), 'mall-setting': [PRODUCT] },
    'daily-gold-package-setting 1 mall_id kind_not_allowed',
  ],
  [
    'two packages of one product',
    gold({}, { package_id: 2, name: text('Q') }),
    'daily-gold-package-setting 2 status too_many_records',
  ],
  [
    'a bonus that falls',
    gold({
      bonus_by_level: [
        { level: 1, rate_bp: 12_000 },
        { level: 2, rate_bp: 11_000 },
      ],
    }),
    'daily-gold-package-setting 1 bonus_by_level.1.rate_bp falling',
  ],
  [
    'a day left out',
    gold({ day_chain: [{ day: 2, rewards: coins(1) }] }),
    'daily-gold-package-setting 1 day_chain.0.day not_contiguous',
  ],
  [
    'two bonuses for one day',
    bonus({}, { id: 2, name: text('C') }),
    'daily-purchase-bonus-setting 2 currency too_many_records',
  ],
  [
    'cents where there are none',
    bonus({ steps: [{ amount: 0.99, rewards: coins(1) }] }),
    'daily-purchase-bonus-setting 1 steps.0.amount integer',
  ],
  [
    'spend targets that do not rise',
    bonus({
      steps: [
        { amount: 30, rewards: coins(1) },
        { amount: 20, rewards: coins(1) },
      ],
    }),
    'daily-purchase-bonus-setting 1 steps.1.amount not_rising',
  ],
  [
    'free rewards for the same levels',
    free({}, { id: 2, name: text('G'), user_level_from: 10 }),
    'daily-package-free-reward-setting 2 user_level_from range_overlap',
  ],
  [
    'days in a row that do not rise',
    free({
      streak_rewards: [
        { days: 7, rewards: coins(1) },
        { days: 3, rewards: coins(1) },
      ],
    }),
    'daily-package-free-reward-setting 1 streak_rewards.1.days not_rising',
  ],
  [
    'privileges that end before the product',
    privilege({ days: 7 }),
    'privilege-package-setting 1 days same_as',
  ],
  [
    'a longest time below one purchase',
    privilege({ extend_max_days: 7 }),
    'privilege-package-setting 1 extend_max_days greater_or_equal',
  ],
  [
    'a privilege twice',
    privilege({
      privileges: [
        { kind: 'sweep', value: 1 },
        { kind: 'sweep', value: 2 },
      ],
    }),
    'privilege-package-setting 1 privileges.1.kind duplicate',
  ],
  [
    'a trigger for a product sold again and again',
    { ...once({}), 'mall-setting': [PRODUCT] },
    'once-trigger-package-setting 1 mall_id kind_not_allowed',
  ],
  [
    'two triggers of one priority',
    once({}, { package_id: 2, name: text('Q') }),
    'once-trigger-package-setting 2 priority duplicate',
  ],
  [
    'a product that is off',
    { ...duration({}), 'mall-setting': [PRODUCT, product({ mall_id: 2, status: 'inactive' })] },
    'mall-duration-package-setting 1 mall_ids.1 kind_not_allowed',
  ],
  [
    'a product that is gone before',
    {
      ...duration({}),
      'mall-setting': [PRODUCT, product({ mall_id: 2, timeslot: during('01-01', '01-15') })],
    },
    'mall-duration-package-setting 1 timeslot not_inside',
  ],
  [
    'a festival package outside the event',
    festival({ timeslot: during('01-01', '02-02') }),
    'festival-event-package-setting 1 timeslot not_inside',
  ],
  [
    'an item that is no currency of the event',
    festival({ event_items: [{ item_id: 8, amount: 1 }] }),
    'festival-event-package-setting 1 event_items.0.item_id unknown_option',
  ],
  [
    'a loop that begins nowhere',
    loops({ start_sub_no: 3 }),
    'loop-trigger-package-setting 1 start_sub_no reference_missing',
  ],
  [
    'a loop without an offer',
    { ...loops({}), 'loop-trigger-package-sub-setting': [] },
    'loop-trigger-package-setting 1 package_id reference_missing',
  ],
  [
    'an offer left out',
    loops({}, { sub_no: 3 }),
    'loop-trigger-package-sub-setting 1~3 sub_no not_contiguous',
  ],
  [
    'an offer that is no dearer',
    loops({}, { price_tier: 1 }),
    'loop-trigger-package-sub-setting 1~2 price_tier not_rising',
  ],
  [
    'a free place that is not there',
    optional({ free_slot: 2 }),
    'optional-package-setting 1 free_slot less_or_equal',
  ],
  [
    'places that do not count up',
    optional({ slots: [place(2, 1, 2)] }),
    'optional-package-setting 1 slots.0.slot not_contiguous',
  ],
  [
    'options that do not count up',
    optional({ slots: [place(1, 1, 3)] }),
    'optional-package-setting 1 slots.0.options.1.no not_contiguous',
  ],
  [
    'more products than there are',
    bundle({ count_rewards: [{ count: 3, rewards: coins(1) }] }),
    'bundle-event-package-setting 1 count_rewards.0.count less_or_equal',
  ],
  [
    'a product in two bundles',
    bundle({}, { package_id: 2, name: text('C') }),
    'bundle-event-package-setting 2 mall_ids.0 duplicate',
  ],
  [
    'a product limited otherwise',
    { ...periodic({}), 'mall-setting': [daily] },
    'period-package-event-setting 1 mall_ids.0 kind_not_allowed',
  ],
  [
    'an event of less than two periods',
    periodic({ timeslot: during('01-01', '01-14') }),
    'period-package-event-setting 1 timeslot.days greater_or_equal',
  ],
])('the rules of shops notice %s', (_what, records, problem) => {
  expect(problemsOf(records)).toContain(problem);
});
