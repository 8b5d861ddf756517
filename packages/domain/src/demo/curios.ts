import type { RecordData } from '../core/json.ts';
import { DISH_TABLE } from './gift-names.ts';
import type { DemoItem } from './item-names.ts';
import {
  FINDS_PER_REGION,
  FIRST_OF,
  FIRST_SATCHEL_CONTENTS,
  MORE_ITEMS,
  priceOfRarity,
} from './more-items.ts';
import { released, text, type Trio } from './names.ts';
import { DEMO_ANGELS, DEMO_GUARDIANS, DEMO_STATUES, FIRST_PIECE } from './palace-names.ts';
import type { DemoRarity } from './pet-names.ts';
import { limitOf } from './season-exchanges.ts';
import { DEMO_FLAGS } from './slg-names.ts';
import { cellAt, cellsOf } from './table.ts';

const FIRST_STALL = 561;
const STAR_SAND = 1011;
const FAIR_PERCENT = 150;
const FULL_PERCENT = 100;
const LEAST_AMOUNT = 3;
const OFFERINGS = 10;
/** Scrolls for one battle: the later ones, then those that were there before. */
const CHARMS = [...Array.from({ length: 8 }, (_, index) => FIRST_OF.charms + index), 1081, 1082, 1083];
const FIRST_SPLINTER = 1111;
const SPLINTERS = 5;
const PIECES = [
  [FIRST_PIECE.flags, DEMO_FLAGS],
  [FIRST_PIECE.guardians, DEMO_GUARDIANS],
  [FIRST_PIECE.angels, DEMO_ANGELS],
  [FIRST_PIECE.statues, DEMO_STATUES],
] as const;

/** Who takes the finds of each region, from the village to the summit. */
const COLLECTORS: readonly Trio[] = [
  ['The Miller’s Curio Shelf', '磨坊主的奇物架', '粉ひきの珍品棚'],
  ['The Charcoal Burner’s Cabinet', '燒炭人的珍藏櫃', '炭焼きの飾り棚'],
  ['Museum of Small Sounds', '細聲博物館', '小さな音の博物館'],
  ['The Beachcomber’s Table', '拾貝人的桌子', '浜歩きの机'],
  ['The Nomad’s Carpet', '牧人的地毯', '遊牧のじゅうたん'],
  ['The Pilgrim’s Cairn', '朝聖者的石堆', '巡礼の石塚'],
];

/** Who cooks what: dishes from one place to another. */
const KITCHENS: readonly (readonly [first: number, last: number, name: Trio])[] = [
  [1, 5, ['Grandmother’s Kitchen', '祖母的廚房', 'おばあさんの台所']],
  [6, 8, ['The Harbour Galley', '港邊小灶', '港の炊事場']],
  [9, 12, ['The Midnight Bakery', '子夜烘焙坊', '真夜中のパン工房']],
];

const rarityOf: ReadonlyMap<number, DemoRarity> = new Map(
  MORE_ITEMS.map(({ id, rarity }: DemoItem) => [id, rarity]),
);
const priceOf = (id: number): number => priceOfRarity(rarityOf.get(id) ?? 'R');
const item = (target_id: number, amount = 1): RecordData => ({ asset_kind: 'item', target_id, amount });

/** The stalls that are always there: collectors of finds, and kitchens. */
export function demoCurioStalls(): readonly RecordData[] {
  const stalls = [
    ...COLLECTORS.map((name, region) => ({ name, goods: collectorGoods(region) })),
    ...KITCHENS.map(([first, last, name]) => ({ name, goods: dishes(first, last) })),
  ];
  return stalls.map(({ name, goods }, index) =>
    released(
      {
        exchange_id: FIRST_STALL + index,
        name: text(name),
        timeslot: { type: 'always_open' },
        close_after_hours: 0,
        currency_item_ids: currenciesOf(goods),
        sort: 'no',
        goods: goods.map((one, place) => ({ no: place + 1, ...one })),
      },
      index,
    ),
  );
}

function currenciesOf(goods: readonly RecordData[]): readonly number[] {
  const ids = goods.flatMap(({ costs }) =>
    (costs as readonly RecordData[]).map((cost) => Number(cost['target_id'])),
  );
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

/** Something of the same region for each of its finds; the last and rarest buys the finest chest. */
function collectorGoods(region: number): readonly RecordData[] {
  const secondGift = region < 4 ? FIRST_OF.gifts + 12 + region : STAR_SAND;
  const rewards = [
    FIRST_OF.gifts + region,
    FIRST_OF.gifts + 6 + region,
    secondGift,
    FIRST_OF.satchels + 2 * region,
    FIRST_OF.books + region,
    FIRST_OF.offerings + region,
    FIRST_OF.gifts + 16 + region,
    FIRST_OF.satchels + 2 * region + 1,
  ];
  return rewards.map((reward, place) => {
    const find = FIRST_OF.finds + region * FINDS_PER_REGION + place;
    const fair = Math.ceil((priceOf(reward) * FAIR_PERCENT) / (priceOf(find) * FULL_PERCENT));
    return {
      reward: [item(reward)],
      costs: [item(find, Math.max(LEAST_AMOUNT, fair))],
      limit: limitOf(place === rewards.length - 1 ? 'week 2' : 'week 10'),
      big: place === rewards.length - 1,
    };
  });
}

function dishes(first: number, last: number): readonly RecordData[] {
  return cellsOf(DISH_TABLE)
    .slice(first - 1, last)
    .map((row, index) => ({
      reward: [item(FIRST_OF.dishes + first - 1 + index)],
      costs: cellAt(row, 4)
        .split(' ')
        .map((place, order) => item(FIRST_OF.ingredients + Number(place) - 1, 2 - order)),
      limit: limitOf('day 5'),
      big: false,
    }));
}

/** What is in the chests of the regions: the plain one of each, then the fine one. */
export function satchelContents(): readonly RecordData[] {
  return COLLECTORS.flatMap((_, region) => [plainSatchel(region), fineSatchel(region)]).map(
    (drops, index) => ({
      id: FIRST_SATCHEL_CONTENTS + index,
      item_id: FIRST_OF.satchels + index,
      mode: 'random_one',
      rolls: 2,
      weighted_drops: drops,
    }),
  );
}

function drop(reward: RecordData, weight: number, amountMax?: number): RecordData {
  const plain: RecordData = { reward: [reward], weight, guaranteed: false };
  return amountMax === undefined ? plain : { ...plain, amount_max: amountMax };
}

function plainSatchel(region: number): readonly RecordData[] {
  return [
    drop({ asset_kind: 'coin', amount: 800 }, 4000, 2400),
    ...charmsOf(region),
    drop(item(FIRST_OF.offerings + ((2 * region) % OFFERINGS)), 2500, 3),
    drop(item(FIRST_OF.ingredients + 2 * region), 1000, 4),
  ];
}

function fineSatchel(region: number): readonly RecordData[] {
  const second = region < 4 ? [drop(item(FIRST_OF.keepsakes + 6 + region), 700)] : [];
  return [
    drop({ asset_kind: 'coin', amount: 4000 }, 3000, 9000),
    drop(item(FIRST_OF.offerings + ((2 * region + 1) % OFFERINGS)), 2500, 3),
    drop(item(FIRST_OF.gifts + 22 + (region % 2)), 600),
    drop(item(FIRST_OF.keepsakes + region), 700),
    ...second,
    ...piecesOf(region).map((piece) => drop(item(piece), 500, 3)),
  ];
}

/** Two scrolls for each region. */
function charmsOf(region: number): readonly RecordData[] {
  return [2 * region, 2 * region + 1].map((place) =>
    drop(item(CHARMS[place % CHARMS.length] ?? FIRST_OF.charms), 1250, 2),
  );
}

/** What flags, guardians, angels, statues and artifacts are made of, shared out among the regions. */
function piecesOf(region: number): readonly number[] {
  const splinters = Array.from({ length: SPLINTERS }, (_, index) => FIRST_SPLINTER + index);
  const pieces = PIECES.flatMap(([first, whole]) => whole.map((_, index) => first + index));
  return [...pieces, ...splinters].filter((_, index) => index % COLLECTORS.length === region);
}
