import type { RecordData } from '../core/json.ts';
import { satchelContents } from './curios.ts';
import { released } from './names.ts';

const GEAR = { whetstone: 1014, oil: 1015, incense: 1016 } as const;
const STAR_SAND = 1011;
const MOON_DEW = 1012;
const JOURNEYMAN_POTION = 1002;
const BERRY_BASKET = 1061;
const MUSIC_BOX = 1063;
const GUILD_COIN = 1052;
const UNIVERSAL_SPIRIT = 1110;
const FIRST_HEART = 1211;
const FIRST_EMBLEM = 1221;
const FESTIVAL_CAT_SPIRIT = 30_141;

function item(target_id: number, amount: number): RecordData {
  return { asset_kind: 'item', target_id, amount };
}

function coins(amount: number): RecordData {
  return { asset_kind: 'coin', amount };
}

/** A row of a draw: the reward, how likely it is, up to how many. */
function drop(reward: RecordData, chance: RecordData, amountMax?: number): RecordData {
  return { reward: [reward], ...(amountMax === undefined ? {} : { amount_max: amountMax }), ...chance };
}

function weight(share: number, guaranteed = false): RecordData {
  return { weight: share, guaranteed };
}

function sixFrom(first: number, amount: number): readonly RecordData[] {
  return Array.from({ length: 6 }, (_, index) => item(first + index, amount));
}

const CONTENTS: readonly (RecordData & { readonly item_id: number })[] = [
  {
    item_id: 1031,
    mode: 'random_one',
    rolls: 3,
    weighted_drops: [
      drop(coins(500), weight(4000), 2000),
      drop(item(JOURNEYMAN_POTION, 1), weight(3000), 3),
      drop(item(STAR_SAND, 1), weight(2000), 2),
      drop({ asset_kind: 'gem', amount: 20 }, weight(900)),
      drop(item(UNIVERSAL_SPIRIT, 1), weight(100)),
    ],
  },
  {
    item_id: 1032,
    mode: 'random_one',
    rolls: 2,
    weighted_drops: [
      drop({ asset_kind: 'game_currency', target_id: GUILD_COIN, amount: 50 }, weight(5000), 150),
      drop(item(GEAR.whetstone, 2), weight(3000), 6),
      drop(item(GEAR.oil, 1), weight(1500)),
      drop({ asset_kind: 'equipment', target_id: 5041, amount: 1 }, weight(400, true)),
      drop({ asset_kind: 'equipment', target_id: 5071, amount: 1 }, weight(100, true)),
    ],
    guarantee_after: 30,
  },
  { item_id: 1033, mode: 'choose', rewards: sixFrom(FIRST_HEART, 1), choose_count: 1 },
  { item_id: 1034, mode: 'choose', rewards: sixFrom(FIRST_EMBLEM, 2), choose_count: 1, batch_open_max: 20 },
  {
    item_id: 1035,
    mode: 'fixed',
    rewards: [coins(20_000), item(BERRY_BASKET, 5), item(GEAR.incense, 3), item(FESTIVAL_CAT_SPIRIT, 5)],
    show_rates: false,
  },
  {
    item_id: 1036,
    mode: 'random_each',
    rated_drops: [
      drop(item(STAR_SAND, 2), { rate_bp: 10_000 }, 5),
      drop(item(MOON_DEW, 1), { rate_bp: 3500 }),
      drop(item(MUSIC_BOX, 1), { rate_bp: 800 }),
      drop({ asset_kind: 'pet_god_spirit', target_id: 109, amount: 1 }, { rate_bp: 200 }, 3),
    ],
  },
];

/** What is in the chests of the demo game. */
export function demoItemRewards(): readonly RecordData[] {
  return [...CONTENTS, ...satchelContents()].map((content, index) =>
    released({ id: index + 1, show_rates: true, batch_open_max: 100, ...content }, index),
  );
}
