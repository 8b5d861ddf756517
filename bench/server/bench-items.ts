import type { RecordData } from '@quartermaster/domain/core/json';

/** How often each word is in a name: one in fifty or so, as in a real list of items. */
const FIRST =
  'Ember Frost Moon Iron Silver Oak Storm River Dawn Dusk Amber Coral Jade Mist Thorn Ash Sky Salt Star Bone'.split(
    ' ',
  );
const SECOND =
  'Blade Potion Ring Scroll Gem Key Cloak Shield Bow Staff Boots Charm Mask Orb Feather Lantern Map Seed Flask Horn Crown Rope Drum Bell Mirror Quill Coin Hook Glove Belt'.split(
    ' ',
  );
/** Seven hundred characters: one of them is in about one record of fifty, as in a real list. */
const HAN = Array.from({ length: 700 }, (_, place) => String.fromCodePoint(0x4e00 + place * 13));
const TYPES = ['consumable', 'material', 'fragment', 'chest', 'ticket', 'gift'];
const RARITIES = ['N', 'R', 'SR', 'SSR', 'SSR_PLUS', 'E'];

const pick = <T>(list: readonly T[] | string, seed: number): T | string =>
  list[spread(seed) % list.length] ?? '';

function spread(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 15)) >>> 1;
}

const han = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, place) => pick(HAN, seed * 31 + place * 7919)).join('');

const WORDS =
  'carried across the northern pass by traders who never asked what it was for and kept dry in a box of cedar until the river froze again'.split(
    ' ',
  );

/** A hundred to two hundred characters, as designers write them. */
const prose = (seed: number): string =>
  Array.from({ length: 18 + (spread(seed) % 18) }, (_, place) => pick(WORDS, seed * 37 + place * 101)).join(
    ' ',
  );

/** `few`: one of a hundred, `some`: nine, `most`: the other ninety. */
const inShares = (seed: number, few: string, some: string, most: string): string => {
  const share = spread(seed) % 100;
  return share < 1 ? few : share < 10 ? some : most;
};

/** Item number `id` of the benchmark: a complete record of `item-setting`. */
export function benchItem(id: number): RecordData {
  const expiry = inShares(id + 13, 'after_obtain', 'at_time', 'none');
  const name = `${pick(FIRST, id)} ${pick(SECOND, id + 500_000)} ${id}`;
  return {
    item_id: id,
    name: { en: name, zh: `${han(id, 4)}${id}`, jp: `${han(id + 1, 3)}の品${id}` },
    description: { en: `${prose(id)}.`, zh: `${han(id + 2, 6)}。`, jp: `${han(id + 3, 5)}。` },
    item_type: pick(TYPES, id + 9),
    rarity: pick(RARITIES, id + 11),
    icon: { path: 'item/default.svg' },
    stack_limit: (spread(id) % 9999) + 1,
    bag_tab: id > 95_000 ? 'hidden' : 'material',
    use_effect: 'none',
    expire_type: expiry,
    ...(expiry === 'at_time' && { expire_at: '2031-04-01 00:00:00' }),
    ...(expiry === 'after_obtain' && { expire_after: 86_400 }),
    status: inShares(id + 15, 'suspended', 'inactive', 'active'),
    sort_order: 0,
  };
}
