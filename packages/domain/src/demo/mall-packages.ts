import type { RecordData } from '../core/json.ts';
import type { ItemShape } from './item-names.ts';
import type { Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';

/** Something that the shop sells, before it is written out. */
export type Product = {
  readonly id: number;
  readonly type: string;
  readonly name: Trio;
  readonly description: Trio;
  readonly look: readonly [shape: ItemShape, property: DemoProperty];
  /** Step of the price list, or gems. */
  readonly price: { readonly tier: number; readonly storeId: string } | { readonly gems: number };
  readonly gives: readonly RecordData[];
  readonly more?: RecordData;
};

const gems = (amount: number): RecordData => ({ asset_kind: 'gem', amount });
const coins = (amount: number): RecordData => ({ asset_kind: 'coin', amount });
const item = (target_id: number, amount: number): RecordData => ({ asset_kind: 'item', target_id, amount });

const BARLEY_TEA = 1004;
const MASTER_POTION = 1003;
const STAR_SAND = 1011;
const EMBERGLASS = 1013;
const LANTERN_TICKET = 1021;
const GOLDEN_TICKET = 1023;
const TRAVELLERS_CHEST = 1031;
const EMBLEM_CHEST = 1034;
const NAME_TAG = 1101;
const UNIVERSAL_SPIRIT = 1110;

const HARVEST = {
  type: 'limited_period',
  periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-12-05 03:00:00' }],
} as const;

/** Packages of every type; gems by the handful are made by pattern. */
export const PACKAGES: readonly Product[] = [
  {
    id: 4101,
    type: 'monthly',
    name: ['Hearth Pass', '爐火月卡', '炉火の月パス'],
    description: [
      '300 gems now and 90 every day for 30 days.',
      '立即獲得 300 寶石，30 天內每日再得 90。',
      'すぐにジェム300、さらに30日間毎日ジェム90。',
    ],
    look: ['ticket', 'fire'],
    price: { tier: 1, storeId: 'emberfall.hearth_pass' },
    gives: [gems(300)],
    more: { subscription_days: 30, subscription_rewards: [gems(90)], limit_period: 'month', limit_count: 1 },
  },
  {
    id: 4102,
    type: 'subscription',
    name: ['Lantern Club', '燈籠俱樂部', 'ランタンクラブ'],
    description: [
      'A Lantern Ticket and 200 AP every day.',
      '每日一張燈籠券與 200 體力。',
      '毎日ランタン券1枚とAP200。',
    ],
    look: ['ticket', 'thunder'],
    price: { tier: 3, storeId: 'emberfall.lantern_club' },
    gives: [item(LANTERN_TICKET, 10)],
    more: {
      subscription_days: 30,
      subscription_rewards: [item(LANTERN_TICKET, 1), { asset_kind: 'ap', amount: 200 }],
    },
  },
  {
    id: 4111,
    type: 'daily',
    name: ['Tea of the Day', '今日茶點', '本日のお茶'],
    description: ['Three cups of barley tea. Once a day.', '三杯大麥茶，每日一次。', '麦茶3杯。1日1回。'],
    look: ['potion', 'fire'],
    price: { gems: 50 },
    gives: [item(BARLEY_TEA, 3)],
    more: {
      limit_period: 'day',
      limit_count: 1,
      limit_vip_extra: [
        { vip_level: 3, count: 1 },
        { vip_level: 6, count: 2 },
      ],
    },
  },
  {
    id: 4112,
    type: 'weekly',
    name: ['Apprentice’s Week', '見習週禮包', '見習いの一週間'],
    description: [
      'Potions and star sand for a week of training.',
      '一週訓練所需的藥水與星砂。',
      '一週間の訓練に使う薬と星砂。',
    ],
    look: ['chest', 'wood'],
    price: { tier: 0, storeId: 'emberfall.weekly_training' },
    gives: [item(MASTER_POTION, 5), item(STAR_SAND, 20), coins(50_000)],
    more: { limit_period: 'week', limit_count: 2 },
  },
  {
    id: 4121,
    type: 'beginner',
    name: ['First Steps', '初次啟程', 'はじめの一歩'],
    description: [
      'Ten Golden Tickets for new travellers.',
      '給新旅人的十張黃金券。',
      '新しい旅人へ、黄金の券10枚。',
    ],
    look: ['gift', 'thunder'],
    price: { tier: 0, storeId: 'emberfall.first_steps' },
    gives: [item(GOLDEN_TICKET, 10), coins(30_000)],
    more: {
      limit_period: 'total',
      limit_count: 1,
      audience: { match: 'all', rows: [{ kind: 'register_days', op: 'le', value: 7 }] },
    },
  },
  {
    id: 4122,
    type: 'once_time',
    name: ['A Name of One’s Own', '專屬之名', '自分だけの名前'],
    description: ['A name tag and a little something.', '更名牌與一點心意。', '名札とささやかな品。'],
    look: ['scroll', 'none'],
    price: { gems: 200 },
    gives: [item(NAME_TAG, 1), item(TRAVELLERS_CHEST, 1)],
    more: { limit_period: 'total', limit_count: 1 },
  },
  {
    id: 4131,
    type: 'festival',
    name: ['Harvest Basket', '豐收籃', '収穫のかご'],
    description: [
      'Maple Tokens and tickets for the Lantern Harvest.',
      '燈火豐收祭的楓葉代幣與燈籠券。',
      '灯火収穫祭のもみじトークンと券。',
    ],
    look: ['leaf', 'fire'],
    price: { tier: 2, storeId: 'emberfall.harvest_basket' },
    gives: [{ asset_kind: 'event_currency', target_id: 1041, amount: 600 }, item(LANTERN_TICKET, 10)],
    more: { timeslot: HARVEST, limit_period: 'event', limit_count: 3 },
  },
  {
    id: 4132,
    type: 'bundle',
    name: ['Forge Bundle', '鍛爐組合', '鍛冶場バンドル'],
    description: ['Emberglass, star sand and coins.', '燼晶、星砂與銅幣。', '残り火ガラスと星砂とコイン。'],
    look: ['gem', 'nihil'],
    price: { tier: 3, storeId: 'emberfall.forge_bundle' },
    gives: [item(EMBERGLASS, 10), item(STAR_SAND, 60), coins(300_000)],
    more: { limit_period: 'month', limit_count: 2 },
  },
  {
    id: 4133,
    type: 'optional',
    name: ['Emblem of Your Choice', '自選徽記', '選べる紋章'],
    description: [
      'Three chests, six emblems to choose from.',
      '三個寶箱，六種徽記任選。',
      '宝箱3つ。六つの紋章から選べる。',
    ],
    look: ['chest', 'fire'],
    price: { tier: 1, storeId: 'emberfall.emblem_choice' },
    gives: [item(EMBLEM_CHEST, 3)],
    more: { limit_period: 'week', limit_count: 1 },
  },
  {
    id: 4141,
    type: 'growth',
    name: ['Sapling Fund', '幼苗成長禮', '若木の成長パック'],
    description: ['For those who reached level 20.', '達到 20 級的旅人專屬。', 'レベル20になった旅人へ。'],
    look: ['leaf', 'wood'],
    price: { tier: 2, storeId: 'emberfall.sapling' },
    gives: [item(UNIVERSAL_SPIRIT, 40), item(MASTER_POTION, 20)],
    more: {
      limit_period: 'total',
      limit_count: 1,
      audience: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 20 }] },
    },
  },
  {
    id: 4142,
    type: 'trigger',
    name: ['Second Wind', '再起之風', 'もう一度の風'],
    description: ['Offered when a boss was too strong.', '挑戰首領失利時出現。', 'ボスに敗れたときに届く。'],
    look: ['orb', 'thunder'],
    price: { tier: 0, storeId: 'emberfall.second_wind' },
    gives: [item(MASTER_POTION, 8), { asset_kind: 'ap', amount: 120 }],
    more: { limit_period: 'week', limit_count: 3 },
  },
  {
    id: 4143,
    type: 'privilege',
    name: ['Keeper’s Privilege', '守火人特權', '火守の特権'],
    description: [
      'Coins and chests for the keepers of the fire.',
      '獻給守火人的銅幣與寶箱。',
      '火守に贈るコインと宝箱。',
    ],
    look: ['key', 'thunder'],
    price: { tier: 4, storeId: 'emberfall.privilege' },
    gives: [coins(1_000_000), item(TRAVELLERS_CHEST, 30)],
    more: { audience: { match: 'all', rows: [{ kind: 'vip_level', op: 'ge', value: 5 }] } },
  },
  {
    id: 4144,
    type: 'fund',
    name: ['Hearthwood Fund', '爐木基金', '薪の基金'],
    description: ['Pay once, come back every day.', '一次付費，日日回饋。', '一度払えば、毎日戻ってくる。'],
    look: ['coin', 'fire'],
    price: { tier: 3, storeId: 'emberfall.fund' },
    gives: [gems(680)],
    more: { limit_period: 'total', limit_count: 1 },
  },
  {
    id: 4145,
    type: 'topup_reward',
    name: ['Thank-you Crate', '感謝木箱', '感謝の木箱'],
    description: [
      'Opens for whoever topped up this month.',
      '本月儲值玩家可開啟。',
      '今月チャージした人が開けられる。',
    ],
    look: ['gift', 'water'],
    price: { gems: 10 },
    gives: [item(LANTERN_TICKET, 2), coins(88_000)],
    more: { limit_period: 'month', limit_count: 1, status: 'not_open' },
  },
  {
    id: 4146,
    type: 'normal',
    name: ['Traveller’s Ration', '旅人口糧', '旅人の糧'],
    description: [
      'Five cups of tea and a chest, whenever you like.',
      '五杯茶與一個寶箱，隨時可買。',
      'お茶5杯と宝箱ひとつ。いつでもどうぞ。',
    ],
    look: ['gift', 'wood'],
    price: { gems: 180 },
    gives: [item(BARLEY_TEA, 5), item(TRAVELLERS_CHEST, 1)],
  },
];
