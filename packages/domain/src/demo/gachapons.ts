import type { RecordData } from '../core/json.ts';
import { godIdsOf } from './god-names.ts';
import { released, text, type Trio } from './names.ts';
import { petIdsOf, type DemoRarity } from './pet-names.ts';

type Group = readonly [
  type: 'normal' | 'probability_up' | 'guaranteed',
  rarity: DemoRarity,
  weight: number,
  ids: readonly number[],
  trigger?: number,
];

/** A gachapon before its groups are numbered. */
type DemoGachapon = {
  readonly id: number;
  readonly name: Trio;
  readonly type: string;
  readonly timeslot: RecordData;
  readonly single: RecordData;
  readonly multi: RecordData;
  readonly groups: readonly Group[];
  /** What the ids in its groups name; pets unless said otherwise. */
  readonly draws?: 'pet_god_id';
  readonly more?: RecordData;
};

const EMBER_FOX = 10_021;
const PLUME_DRAKE = 10_063;
const MOONWELL_WHALE = 10_084;
const AURORA_PEACOCK = 10_114;
const TIDE_OTTER = 10_024;
const FORGE_BEAR = 10_093;
const MOSS_STAG = 10_027;
const WILLOW_CRANE = 10_069;

const DAWN_KEEPER = 101;

const TEMPLE_INCENSE = 1016;
const LANTERN_TICKET = 1021;
const FRIENDSHIP_TICKET = 1022;
const GOLDEN_TICKET = 1023;
const MAPLE_TOKEN = 1041;

const ALWAYS = { type: 'always_open' };
const GEMS = { single: { asset_kind: 'gem', amount: 300 }, multi: { asset_kind: 'gem', amount: 2700 } };

const GACHAPONS: readonly DemoGachapon[] = [
  {
    id: 3001,
    name: ['Hearth of Beginnings', '起始之爐', '始まりの炉'],
    type: 'permanent',
    timeslot: ALWAYS,
    ...GEMS,
    groups: [
      ['probability_up', 'SSR_PLUS', 30, [MOONWELL_WHALE]],
      ['normal', 'SSR_PLUS', 70, petIdsOf('SSR_PLUS')],
      ['normal', 'SSR', 300, petIdsOf('SSR')],
      ['guaranteed', 'SR', 1800, petIdsOf('SR'), 10],
      ['normal', 'R', 7800, petIdsOf('R')],
    ],
    more: { free_rule: [{ interval_hours: 24, count: 1, single_only: true }] },
  },
  {
    id: 3002,
    name: ['First Companions', '最初的夥伴', 'はじめての仲間'],
    type: 'newbie',
    timeslot: ALWAYS,
    single: { asset_kind: 'gem', amount: 150 },
    multi: { asset_kind: 'gem', amount: 1350 },
    groups: [
      ['probability_up', 'SSR', 200, [TIDE_OTTER, MOSS_STAG, FORGE_BEAR]],
      ['normal', 'SSR', 300, petIdsOf('SSR')],
      ['guaranteed', 'SR', 2500, petIdsOf('SR'), 10],
      ['normal', 'R', 7000, petIdsOf('R')],
    ],
    more: { ticket_item_id: GOLDEN_TICKET, draw_limit: 40 },
  },
  {
    id: 3007,
    name: ['Autumn Embers', '秋燼', '秋の残り火'],
    type: 'limited',
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-12-05 03:00:00' }],
    },
    ...GEMS,
    groups: [
      ['probability_up', 'SSR_PLUS', 90, [EMBER_FOX, PLUME_DRAKE]],
      ['normal', 'SSR_PLUS', 30, petIdsOf('SSR_PLUS')],
      ['normal', 'SSR', 230, petIdsOf('SSR')],
      ['guaranteed', 'SR', 2650, petIdsOf('SR'), 10],
      ['normal', 'R', 7000, petIdsOf('R')],
    ],
    more: {
      ticket_item_id: LANTERN_TICKET,
      exchange_item: [{ asset_kind: 'event_currency', target_id: MAPLE_TOKEN, amount: 1 }],
    },
  },
  {
    id: 3010,
    name: ['Paw to Paw', '爪爪相遇', '肉球でこんにちは'],
    type: 'friend_point',
    timeslot: { type: 'specific_weekdays', weekdays: [5, 6, 7] },
    single: { asset_kind: 'item', target_id: FRIENDSHIP_TICKET, amount: 1 },
    multi: { asset_kind: 'item', target_id: FRIENDSHIP_TICKET, amount: 10 },
    groups: [
      ['probability_up', 'SR', 100, [WILLOW_CRANE]],
      ['normal', 'SR', 400, petIdsOf('SR')],
      ['guaranteed', 'R', 3500, petIdsOf('R'), 5],
      ['normal', 'N', 6000, petIdsOf('N')],
    ],
  },
  {
    id: 3012,
    name: ['Stairway of Sparks', '火星之階', '火の粉の階段'],
    type: 'stepup',
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-11-30 03:00:00' }],
    },
    ...GEMS,
    groups: [
      ['probability_up', 'SSR_PLUS', 70, [AURORA_PEACOCK]],
      ['normal', 'SSR_PLUS', 30, petIdsOf('SSR_PLUS')],
      ['normal', 'SSR', 300, petIdsOf('SSR')],
      ['guaranteed', 'SR', 2600, petIdsOf('SR')],
      ['normal', 'R', 7000, petIdsOf('R')],
    ],
  },
  {
    id: 3015,
    name: ['Shrine of Dawn', '曙光神殿', '暁の神殿'],
    type: 'permanent',
    timeslot: ALWAYS,
    single: { asset_kind: 'item', target_id: TEMPLE_INCENSE, amount: 5 },
    multi: { asset_kind: 'item', target_id: TEMPLE_INCENSE, amount: 45 },
    draws: 'pet_god_id',
    groups: [
      ['probability_up', 'SSR_PLUS', 50, [DAWN_KEEPER]],
      ['normal', 'SSR_PLUS', 100, godIdsOf('SSR_PLUS')],
      ['normal', 'SSR', 600, godIdsOf('SSR')],
      ['guaranteed', 'SR', 2750, godIdsOf('SR'), 10],
      ['normal', 'R', 6500, godIdsOf('R')],
    ],
  },
  inTurn(3021, ['Garden of Spring Rain', '春雨庭園', '春雨の庭'], [MOSS_STAG]),
  inTurn(3022, ['Harbour of Summer Light', '夏光港灣', '夏光の港'], [TIDE_OTTER]),
  inTurn(3023, ['Forge of Autumn Sparks', '秋火工坊', '秋火の工房'], [FORGE_BEAR]),
  {
    id: 3031,
    name: ['Under Your Star', '你的星座', 'あなたの星の下で'],
    type: 'astrology',
    timeslot: ALWAYS,
    ...GEMS,
    groups: [
      ['probability_up', 'SSR_PLUS', 40, [AURORA_PEACOCK, MOONWELL_WHALE]],
      ['normal', 'SSR_PLUS', 60, petIdsOf('SSR_PLUS')],
      ['normal', 'SSR', 300, petIdsOf('SSR')],
      ['guaranteed', 'SR', 2600, petIdsOf('SR'), 10],
      ['normal', 'R', 7000, petIdsOf('R')],
    ],
  },
];

/** One of the gachapons that take turns; the cycle opens it. */
function inTurn(id: number, name: Trio, featured: readonly number[]): DemoGachapon {
  return {
    id,
    name,
    type: 'cycle',
    timeslot: ALWAYS,
    ...GEMS,
    groups: [
      ['probability_up', 'SSR', 120, featured],
      ['normal', 'SSR', 280, petIdsOf('SSR')],
      ['guaranteed', 'SR', 2600, petIdsOf('SR'), 10],
      ['normal', 'R', 7000, petIdsOf('R')],
    ],
  };
}

export function demoGachapons(): readonly RecordData[] {
  return GACHAPONS.map(({ id, name, type, timeslot, single, multi, groups, draws, more = {} }, index) =>
    released(
      {
        gachapon_id: id,
        name: text(name),
        gacha_type: type,
        banner: bannerOf(`gachapon-${id}`),
        timeslot,
        single_cost: [single],
        multi_count: 10,
        multi_cost: [multi],
        ...more,
        groups: groups.map((group, place) => groupRow(group, place, draws ?? 'pet_id')),
      },
      index,
    ),
  );
}

/** A banner with one picture for each language. */
export function bannerOf(name: string): RecordData {
  const path = (language: string) => `banner/${name}-${language}.svg`;
  return { path: path('en'), locale_paths: { en: path('en'), zh: path('zh'), jp: path('jp') } };
}

function groupRow(
  [type, rarity, weight, ids, trigger = 0]: Group,
  index: number,
  draws: 'pet_id' | 'pet_god_id',
): RecordData {
  const pets = ids.map((id) => ({
    [draws]: id,
    amount: 1,
    weight: 100,
    rate_up: type === 'probability_up',
  }));
  return { group_no: index + 1, group_type: type, rarity, weight, trigger_count: trigger, pets };
}
