import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { bannerOfProduct, moneyPriceAt, pictureOfTopup } from './mall.ts';
import { released, text, type Trio } from './names.ts';

const ALWAYS = { type: 'always_open' } as const;
const period = (start: string, end: string): RecordData => ({
  type: 'limited_period',
  periods: [{ start_date: `${start} 03:00:00`, end_date: `${end} 03:00:00` }],
});
const WINTER = period('2026-11-18', '2026-12-16');

/** Gems for money, each larger than the one before and never dearer by the gem: paid, free, tag, name. */
const SIZES: readonly (readonly [paid: number, free: number, tag: string, name: Trio])[] = [
  [60, 0, 'none', ['A Spark', '火花', '火花']],
  [330, 20, 'none', ['An Ember', '餘燼', '残り火']],
  [750, 60, 'hot', ['A Flame', '火焰', '炎']],
  [1560, 150, 'none', ['A Torch', '火炬', '松明']],
  [4000, 500, 'none', ['A Bonfire', '營火', '焚き火']],
  [8200, 1200, 'best', ['A Beacon', '烽火', 'のろし']],
];

function topups(): readonly RecordData[] {
  return SIZES.map(([gem_paid, gem_bonus, tag, name], tier) =>
    released(
      {
        topup_id: 4201 + tier,
        name: text(name),
        ...moneyPriceAt(tier, `emberfall.topup.${gem_paid}`),
        gem_paid,
        gem_bonus,
        first_double: true,
        order: tier + 1,
        tag,
        icon: pictureOfTopup(tier),
      },
      tier,
    ),
  );
}

/** US dollars in the stores of the platforms, less on the web. */
const CHANNELS = [
  ['app_store', 0],
  ['google_play', 0],
  ['web', 1000],
] as const;
const DOLLARS = [0.99, 4.99, 9.99, 19.99, 49.99, 99.99] as const;

function topupsByChannel(): readonly RecordData[] {
  return SIZES.map(([paid, free, , name], tier) =>
    released(
      {
        topup_id: 4221 + tier,
        name: text(name),
        channels: CHANNELS.map(([channel, bonus_bp]) => ({
          channel,
          currency: 'USD',
          amount: DOLLARS[tier] ?? 0,
          product_id: `emberfall.${channel}.${paid}`,
          bonus_bp,
        })),
        assets: assetsOf(`gem ${paid + free}`),
        first_bonus: assetsOf(`gem ${paid}`),
        ...(tier === 2
          ? {
              period_bonus: [
                {
                  starts_at: '2026-11-18 03:00:00',
                  ends_at: '2026-12-16 03:00:00',
                  rewards: assetsOf('item:1021 1'),
                },
              ],
            }
          : {}),
        vip_points: [10, 50, 100, 200, 500, 1000][tier] ?? 0,
        limit: { period: 'none' },
        order: tier + 1,
        icon: pictureOfTopup(tier),
        status: 'not_open',
      },
      tier,
    ),
  );
}

const step = (threshold: number, rewards: string): RecordData => ({ threshold, rewards: assetsOf(rewards) });

function accumulated(): RecordData {
  return released({
    event_id: 4301,
    name: text(['A Fire for the Long Night', '長夜之火', '長い夜の火']),
    base: 'vip_points',
    include_packages: true,
    loop_after_last: false,
    steps: [
      step(50, 'item:1021 1, coin 50000'),
      step(200, 'item:1021 3, item:1012 5'),
      step(500, 'item:1033 1, item:1021 5'),
      step(1500, 'item:1110 10, item:1021 10'),
    ].map((row, place) => ({ ...row, choose: place === 2 })),
    timeslot: WINTER,
    claim_end_at: '2026-12-19 03:00:00',
    banner: bannerOfProduct(4131),
  });
}

function dailyTopup(): RecordData {
  return released({
    event_id: 4311,
    name: text(['A Log Every Day', '每日添柴', '毎日ひと薪']),
    base: 'vip_points',
    min_points: 10,
    days: Array.from({ length: 7 }, (_, index) => ({
      day: index + 1,
      rewards: assetsOf(index === 6 ? 'item:1021 3' : `coin ${(index + 1) * 10_000}`),
    })),
    cumulative_rewards: [
      { days: 3, rewards: assetsOf('item:1012 2') },
      { days: 7, rewards: assetsOf('item:1034 1') },
    ],
    break_rule: 'pause',
    timeslot: WINTER,
    banner: bannerOfProduct(4182),
  });
}

function singlePurchase(): RecordData {
  const tier = (from: number, to: number | null, rewards: string): RecordData => ({
    from,
    ...(to === null ? {} : { to }),
    rewards: assetsOf(rewards),
    limit: { period: 'event', count: 2 },
  });
  return released({
    event_id: 4321,
    name: text(['One Gift, One Thanks', '一份心意一份禮', 'ひとつの贈り物にひとつのお礼']),
    base: 'money',
    currency: 'TWD',
    match: 'exact_tier',
    tiers: [
      tier(30, 149, 'coin 30000'),
      tier(150, 589, 'item:1021 2'),
      tier(590, null, 'item:1021 8, item:1015 1'),
    ],
    timeslot: WINTER,
    banner: bannerOfProduct(4122),
  });
}

function spending(): readonly RecordData[] {
  return [
    released({
      event_id: 4331,
      name: text(['Gems Well Spent', '寶石花得值', '賢いジェムの使い方']),
      asset_kind: 'gem',
      paid_only: false,
      exclude_sources: ['skin'],
      daily_reset: false,
      rebate_bp: 500,
      steps: [step(500, 'item:1011 5'), step(2000, 'item:1021 3'), step(6000, 'item:1033 1')],
      timeslot: WINTER,
      claim_end_at: '2026-12-19 03:00:00',
    }),
    released(
      {
        event_id: 4332,
        name: text(['A Day Well Walked', '好好走過的一天', 'よく歩いた一日']),
        asset_kind: 'ap',
        daily_reset: true,
        steps: [step(60, 'coin 10000'), step(120, 'item:1001 5'), step(240, 'gem 20')],
        timeslot: WINTER,
        claim_end_at: '2026-12-16 03:00:00',
      },
      1,
    ),
  ];
}

const LEVELS = [10, 20, 30, 40, 50, 60] as const;

function fund(): RecordData {
  return released({
    fund_id: 4341,
    name: text(['Hearthwood Fund', '爐木基金', '薪の基金']),
    mall_id: 4144,
    goal_kind: 'user_level',
    steps: LEVELS.map((threshold) => ({
      threshold,
      free_rewards: assetsOf('coin 20000'),
      paid_rewards: assetsOf(`gem ${threshold * 10}`),
    })),
    server_buyers_rewards: [
      { buyers: 100, rewards: assetsOf('ap 60') },
      { buyers: 1000, rewards: assetsOf('item:1021 1') },
    ],
    timeslot: ALWAYS,
  });
}

function subscriptions(): readonly RecordData[] {
  const terms = text([
    'The subscription renews every month until it is cancelled in the store.<br>Cancel at least 24 hours before it renews.',
    '訂閱將每月自動續訂，直到於商店取消為止。<br>請於續訂前至少 24 小時取消。',
    '購読はストアで解約するまで毎月自動更新されます。<br>更新の24時間前までに解約してください。',
  ]);
  const shared = { timeslot: ALWAYS, terms };
  return [
    released({
      event_id: 4351,
      name: text(['First Month by the Fire', '爐邊的第一個月', '炉辺の最初のひと月']),
      mall_ids: [4101, 4102],
      kind: 'first_month',
      rewards: assetsOf('gem 300'),
      banner: bannerOfProduct(4101),
      ...shared,
    }),
    released(
      {
        event_id: 4352,
        name: text(['Still by the Fire', '依然圍爐', '今も炉辺に']),
        mall_ids: [4102],
        kind: 'renew',
        rewards: assetsOf('item:1021 2'),
        month_chain: [1, 2, 3].map((month) => ({ month, rewards: assetsOf(`gem ${month * 100}`) })),
        banner: bannerOfProduct(4102),
        ...shared,
      },
      1,
    ),
    released(
      {
        event_id: 4353,
        name: text(['A Week on the House', '免費體驗一週', '一週間の体験']),
        mall_ids: [4102],
        kind: 'trial',
        trial_days: 7,
        rewards: assetsOf('ap 60'),
        banner: bannerOfProduct(4122),
        ...shared,
      },
      2,
    ),
  ];
}

/** What players pay for gems, and what they get besides for paying and spending. */
export function demoTopups(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'topup-setting': topups(),
    'topup-setting-v2': topupsByChannel(),
    'accumulate-topup-setting': [accumulated()],
    'daily-topup-setting': [dailyTopup()],
    'single-purchase-setting': [singlePurchase()],
    'spending-setting': spending(),
    'fund-setting': [fund()],
    'subscription-event-setting': subscriptions(),
  };
}
