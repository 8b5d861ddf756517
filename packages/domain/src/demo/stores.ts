import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { pictureOfProduct } from './mall.ts';
import { released, text, trioAt } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Pools: id, staff name, how goods are chosen, then goods as `reward = price`. */
const POOLS = `
8101 | Village shelf | all | item:1001 5 = coin 2500 ; item:1014 2 = coin 8000 ; item:1061 3 = coin 6000 ; ap 30 = gem 30
8102 | Village surprises | weighted_no_repeat | item:1011 3 = coin 15000 ; item:1012 1 = gem 60 ; item:1021 1 = gem 150 ; item:1031 1 = coin 40000 ; item:1002 4 = coin 9000
8103 | Arena prizes | all | item:1016 1 = game_currency:1051 300 ; item:1110 1 = game_currency:1051 1200 ; coin 50000 = game_currency:1051 150
8104 | Guild stock | all | item:1032 1 = game_currency:1052 500 ; item:1014 10 = game_currency:1052 250 ; item:1012 2 = game_currency:1052 400
8105 | Tower relics | all | item:1013 1 = game_currency:1053 80 ; item:1015 1 = game_currency:1053 60 ; item:1033 1 = game_currency:1053 400
8106 | Wandering cart | weighted | item:1021 5 = gem 600 ; item:1034 1 = gem 300 ; item:1003 3 = coin 60000 ; item:1063 1 = gem 240 ; item:1110 2 = gem 800 ; item:1102 1 = gem 500
8107 | Harvest stalls | all | item:1021 1 = event_currency:1041 120 ; item:1035 1 = event_currency:1041 200 ; coin 20000 = event_currency:1041 40
8108 | Friends’ table | all | item:1022 1 = item:1065 5 ; ap 20 = item:1065 2
`;

/** Stores: id, type, currencies, pools with places, refresh, name. */
const STORES = `
8001 | general | coin gem | 8101 4 ; 8102 4 | daily | 3 | Windmill Stores | 風車雜貨店 | 風車の雑貨屋
8002 | arena | game_currency:1051 | 8103 3 | weekly | 0 | Arena Quartermaster | 競技場補給處 | アリーナの補給所
8003 | guild | game_currency:1052 | 8104 3 | weekly | 0 | Guild Storehouse | 公會倉庫 | ギルドの倉庫
8004 | tower | game_currency:1053 | 8105 3 | weekly | 0 | Keeper of the Tower | 守塔人 | 塔守の店
8005 | mystery | gem coin | 8106 3 | hours | 5 | The Wandering Cart | 流浪貨車 | さすらいの荷車
8006 | event | event_currency:1041 | 8107 3 | none | 0 | Harvest Stalls | 豐收祭攤位 | 収穫祭の屋台
8007 | friend | item:1065 | 8108 2 | daily | 0 | Friends’ Table | 好友餐桌 | 友だちの食卓
`;

/** The products that stores look like, one for each. */
const LOOKS = [4146, 4144, 4163, 4143, 4184, 4131, 4111] as const;

const FIRST_REFRESHES = [20, 40, 80] as const;

/** The goods that stores choose from. */
export function demoStorePools(): readonly RecordData[] {
  return cellsOf(POOLS).map((row, place) =>
    released(
      {
        pool_id: Number(cellAt(row, 0)),
        name: cellAt(row, 1),
        pick: cellAt(row, 2),
        entries: cellAt(row, 3)
          .split(';')
          .map((pair, index) => {
            const [reward = '', cost = ''] = pair.split('=');
            return {
              no: index + 1,
              reward: assetsOf(reward),
              cost: assetsOf(cost),
              discount_bp: index === 1 ? 1000 : 0,
              weight: 100 - index * 15,
              fixed: index === 0,
              stock: index === 2 ? 3 : 0,
              limit: { period: 'day', count: 5 },
              level_from: 1,
            };
          }),
      },
      place,
    ),
  );
}

/** The stores of the game. */
export function demoStores(): readonly RecordData[] {
  return cellsOf(STORES).map((row, place) => {
    const refresh = cellAt(row, 4);
    const byHand = Number(cellAt(row, 5));
    return released(
      {
        store_id: Number(cellAt(row, 0)),
        name: text(trioAt(row, 6)),
        store_type: cellAt(row, 1),
        icon: pictureOfProduct(LOOKS[place] ?? 4146),
        currency_kinds: cellAt(row, 2).split(' ').map(currencyOf),
        pool_ids: cellAt(row, 3)
          .split(';')
          .map((shelf, index) => {
            const [pool, slots] = shelf.trim().split(' ');
            return { order: index + 1, pool_id: Number(pool), slots: Number(slots) };
          }),
        refresh,
        ...(refresh === 'hours' ? { refresh_hours: 6 } : {}),
        manual_refresh_limit: byHand,
        ...(byHand === 0 ? {} : { manual_refresh_costs: refreshCosts(byHand) }),
        timeslot: { type: 'always_open' },
      },
      place,
    );
  });
}

function currencyOf(cell: string): RecordData {
  const [kind = '', item] = cell.split(':');
  return { asset_kind: kind, ...(item === undefined ? {} : { item_id: Number(item) }) };
}

/** Each refresh of a day is dearer, up to the last price. */
function refreshCosts(most: number): readonly RecordData[] {
  return FIRST_REFRESHES.map((amount, index) => ({
    count_from: index + 1,
    count_to: index === FIRST_REFRESHES.length - 1 ? most : index + 1,
    cost: [{ asset_kind: 'gem', amount }],
  }));
}
