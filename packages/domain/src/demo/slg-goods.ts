import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { numbered, text } from './names.ts';

/** The season that is running. */
export const SEASON = 7;
export const WAR_COIN = 1054;
export const TIMBER = 1055;
export const COPPER = 1056;

/** What a season gives by luck and for its tokens. */
export function demoSlgGoods(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return { 'slg-wheel-setting': wheels(), 'slg-store-item-setting': storeItems() };
}

function wheels(): readonly RecordData[] {
  const prizes = [
    'coin 5000',
    'item:1011 2',
    `item:${TIMBER} 500`,
    `item:${COPPER} 300`,
    'gem 30',
    'item:1110 5',
  ];
  return numbered([
    {
      season_id: SEASON,
      name: text(['Wheel of the Camp Fire', '營火輪盤', '焚き火のルーレット']),
      cost: assetsOf(`game_currency:${WAR_COIN} 100`),
      ten_cost: assetsOf(`game_currency:${WAR_COIN} 900`),
      daily_limit: 30,
      open_phase: 2,
      cells: prizes.map((reward, index) => ({
        no: index + 1,
        reward: assetsOf(reward),
        weight: [300, 200, 250, 200, 40, 10][index] ?? 10,
        limit: index === prizes.length - 1 ? 3 : 0,
      })),
      guarantee_after: 60,
      guarantee_cell: prizes.length,
    },
  ]);
}

type Goods = readonly [
  reward: string,
  price: number,
  group: string,
  tag: string,
  phase: number,
  limit: RecordData,
];

const GOODS: readonly Goods[] = [
  ['item:1014 20', 200, 'material', 'none', 1, { period: 'week', count: 5 }],
  ['item:1012 5', 250, 'material', 'hot', 1, { period: 'week', count: 3 }],
  ['item:1161 5', 400, 'flag', 'new', 2, { period: 'event', count: 20 }],
  ['item:1163 5', 900, 'flag', 'season', 2, { period: 'event', count: 10 }],
  ['pet_spirit:10024 5', 800, 'pet', 'none', 3, { period: 'event', count: 6 }],
  ['icon_border:2 1', 5000, 'cosmetic', 'season', 4, { period: 'event', count: 1 }],
];

function storeItems(): readonly RecordData[] {
  return numbered(
    GOODS.map(([reward, price, sort_group, tag, unlock_phase, limit], index) => ({
      season_id: SEASON,
      reward: assetsOf(reward),
      price: assetsOf(`game_currency:${WAR_COIN} ${price}`),
      limit,
      order: index + 1,
      sort_group,
      tag,
      unlock_phase,
      ...(sort_group === 'cosmetic' ? { unlock_rank: 100 } : {}),
    })),
  );
}
