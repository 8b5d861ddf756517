import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { bannerOfProduct, pictureOfProduct } from './mall.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

const ALWAYS = { type: 'always_open' } as const;

/** What spending a little, more and much on one day brings, whatever the currency. */
const STEP_REWARDS = [
  'coin 30000, item:1001 5',
  'item:1021 1, coin 60000',
  'item:1021 3, item:1011 10',
] as const;

/** The same three steps of the price list in each currency. */
const DAY_STEPS: readonly (readonly [currency: string, amounts: readonly number[]])[] = [
  ['USD', [0.99, 4.99, 19.99]],
  ['HKD', [8, 38, 158]],
  ['TWD', [30, 150, 590]],
  ['SGD', [1.28, 6.98, 26.98]],
  ['RMB', [6, 30, 128]],
];

const DAILY_NAME: Trio = ['Thanks for Today', '今日感謝禮', '今日のお礼'];

/** What is given away: id, place, weekday, levels, rewards, name. */
const FREE = `
1 | mall_top | | 1 | | coin 5000, item:1001 1 | A Cup on the House | 店家招待一杯 | 店からの一杯
2 | daily_tab | | 1 | 29 | ap 10 | Crumbs for the Road | 路上的點心 | 道中のおやつ
3 | daily_tab | | 30 | | ap 20, coin 8000 | Bread for the Road | 路上的麵包 | 道中のパン
4 | weekly_tab | 1 | 1 | | item:1022 1 | Monday’s Letter | 週一的來信 | 月曜日の手紙
5 | login_popup | 7 | 1 | | gem 10 | Sunday’s Candle | 週日的蠟燭 | 日曜日のろうそく
`;

/** What the mall does day by day, and what it sells for days on end. */
export function demoDailyOffers(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'daily-purchase-bonus-setting': DAY_STEPS.map(([currency, amounts], index) =>
      released(
        {
          id: index + 1,
          name: text(withCurrency(DAILY_NAME, currency)),
          currency,
          timeslot: ALWAYS,
          steps: amounts.map((amount, step) => ({ amount, rewards: assetsOf(STEP_REWARDS[step] ?? '') })),
          include_gem_packages: true,
          claim: 'manual',
          image: bannerOfProduct(4001),
        },
        index,
      ),
    ),
    'daily-package-free-reward-setting': cellsOf(FREE).map(freeReward),
    'daily-gold-package-setting': goldPackages(),
    'privilege-package-setting': privilegePackages(),
    'optional-package-setting': [emblemOfChoice()],
  };
}

const withCurrency = ([en, zh, jp]: Trio, currency: string): Trio => [
  `${en} (${currency})`,
  `${zh}（${currency}）`,
  `${jp}（${currency}）`,
];

function freeReward(row: readonly string[], index: number): RecordData {
  const [weekday, to] = [cellAt(row, 2), cellAt(row, 4)];
  return released(
    {
      id: Number(cellAt(row, 0)),
      place: cellAt(row, 1),
      ...(weekday === '' ? {} : { weekday: Number(weekday) }),
      user_level_from: Number(cellAt(row, 3)),
      ...(to === '' ? {} : { user_level_to: Number(to) }),
      vip_from: 0,
      rewards: assetsOf(cellAt(row, 5)),
      ...(index === 0 ? { streak_rewards: [{ days: 7, rewards: assetsOf('gem 30') }] } : {}),
      name: text(trioAt(row, 6)),
      timeslot: ALWAYS,
    },
    index,
  );
}

function goldPackages(): readonly RecordData[] {
  const shared = { gold_amount: 60, timeslot: ALWAYS };
  return [
    released({
      package_id: 4551,
      name: text(['Gold of the Day', '今日金幣', '本日のゴールド']),
      mall_id: 4161,
      ...shared,
      bonus_by_level: [
        { level: 1, rate_bp: 10_000 },
        { level: 30, rate_bp: 12_000 },
        { level: 60, rate_bp: 15_000 },
      ],
      day_chain: Array.from({ length: 7 }, (_, index) => ({
        day: index + 1,
        rewards: assetsOf(index === 6 ? 'item:1021 1, gold 60' : `coin ${(index + 1) * 5000}`),
      })),
      break_rule: 'pause',
    }),
    released(
      {
        package_id: 4552,
        name: text(['Coal and Coin', '煤炭與金幣', '炭とゴールド']),
        mall_id: 4162,
        ...shared,
        gold_amount: 20,
        break_rule: 'reset',
      },
      1,
    ),
  ];
}

function privilegePackages(): readonly RecordData[] {
  const shared = {
    days: 30,
    extend_max_days: 365,
    renew_remind_days: 3,
    timeslot: ALWAYS,
  };
  return [
    released({
      package_id: 4561,
      name: text(['Warmth of the Hearth', '爐火的溫暖', '炉火のぬくもり']),
      mall_id: 4101,
      icon: pictureOfProduct(4101),
      ...shared,
      privileges: [
        { kind: 'ap_cap', value: 40 },
        { kind: 'afk_hours', value: 4 },
      ],
      instant_rewards: assetsOf('ap 120'),
      stack_rule: 'extend',
    }),
    released(
      {
        package_id: 4562,
        name: text(['Member of the Lantern Club', '燈籠俱樂部會員', 'ランタンクラブ会員']),
        mall_id: 4102,
        icon: pictureOfProduct(4102),
        ...shared,
        privileges: [
          { kind: 'sweep', value: 10 },
          { kind: 'extra_queue', value: 1 },
          { kind: 'free_gacha', value: 1 },
        ],
        daily_rewards: assetsOf('coin 20000'),
        stack_rule: 'refuse',
      },
      1,
    ),
  ];
}

/** One emblem, one potion, and something small that is free. */
function emblemOfChoice(): RecordData {
  const slot = (no: number, required: boolean, ...options: readonly string[]): RecordData => ({
    slot: no,
    required,
    options: options.map((option, index) => ({ no: index + 1, reward: assetsOf(option) })),
  });
  return released({
    package_id: 4571,
    name: text(['Emblem of Your Choice', '自選徽記', '選べる紋章']),
    mall_id: 4133,
    slots: [
      slot(1, true, 'item:1221 3', 'item:1222 3', 'item:1223 3'),
      slot(2, true, 'item:1003 4', 'item:1005 3', 'item:1011 12'),
      slot(3, false, 'coin 20000', 'ap 30'),
    ],
    free_slot: 3,
    fixed_rewards: assetsOf('gem 60'),
    change_before_buy: true,
    timeslot: ALWAYS,
    limit: { period: 'week', count: 1 },
  });
}
