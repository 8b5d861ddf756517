import type { RecordData } from '../core/json.ts';
import { image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { PALETTES } from './svg.ts';
import { badge } from './thing-pictures.ts';

const LANTERN_TICKET = 1021;
const STAR_SAND = 1011;

type Row = readonly [name: Trio, points: number, sign: string, property: DemoProperty, discountBp: number];

/** From the door of the inn to the seat by the fire. */
const LEVELS: readonly Row[] = [
  [['Traveller', '旅人', '旅人'], 0, '旅', 'none', 0],
  [['Lantern Bearer', '提燈人', '灯を持つ者'], 100, '燈', 'wood', 0],
  [['Woodcutter', '伐木人', '薪割り人'], 500, '薪', 'wood', 0],
  [['Stew Cook', '燉湯廚師', 'シチューの料理人'], 1500, '湯', 'water', 200],
  [['Storyteller', '說書人', '語り部'], 4000, '書', 'water', 200],
  [['Bell Ringer', '敲鐘人', '鐘つき'], 10_000, '鐘', 'thunder', 400],
  [['Keymaker', '鑰匙匠', '鍵職人'], 25_000, '鑰', 'thunder', 400],
  [['Star Watcher', '觀星人', '星見'], 60_000, '星', 'nihil', 600],
  [['Harbour Warden', '港口守望', '港の見張り'], 150_000, '港', 'nihil', 800],
  [['Ember Knight', '餘燼騎士', '残り火の騎士'], 350_000, '騎', 'fire', 1000],
  [['Heart of the Hearth', '爐心', '炉の心'], 800_000, '爐', 'fire', 1200],
];

/** From which level a privilege is there, what it begins with, and how much each level adds. */
const PRIVILEGES: readonly (readonly [kind: string, level: number, first: number, more: number])[] = [
  ['ap_cap', 1, 10, 10],
  ['friend_cap', 1, 5, 5],
  ['bp_buy_count', 2, 1, 1],
  ['bag_cap', 2, 20, 20],
  ['sweep_count', 3, 10, 10],
  ['store_refresh', 3, 1, 1],
  ['afk_hours', 4, 1, 1],
  ['explore_slot', 6, 1, 0],
  ['free_gacha', 8, 1, 0],
];

const POINTS_PER_UNIT: Readonly<Record<string, number>> = { USD: 100, HKD: 13, TWD: 3, SGD: 75, RMB: 14 };

/** The VIP ladder of the demo game, 0 to 10. */
export function demoVipLevels(): readonly RecordData[] {
  return LEVELS.map(([name, points, , , discount], level) =>
    released(
      {
        vip_level: level,
        name: text(name),
        required_points: points,
        badge: { path: badgePath(level) },
        store_discount_bp: discount,
        privileges: privilegesOf(level),
        point_per_currency: Object.entries(POINTS_PER_UNIT).map(([currency, points_per_unit]) => ({
          currency,
          points_per_unit,
        })),
        ...rewardsOf(level),
      },
      level,
    ),
  );
}

function rewardsOf(level: number): RecordData {
  if (level === 0) return {};
  return {
    one_time_rewards: [
      { asset_kind: 'gem', amount: 100 * level },
      { asset_kind: 'item', target_id: LANTERN_TICKET, amount: level },
    ],
    daily_rewards: [
      { asset_kind: 'coin', amount: 2000 * level },
      ...(level < 4 ? [] : [{ asset_kind: 'item', target_id: STAR_SAND, amount: level - 3 }]),
    ],
  };
}

function privilegesOf(level: number): readonly RecordData[] {
  return PRIVILEGES.filter(([, from]) => from <= level).map(([kind, from, first, more]) => ({
    kind,
    value: first + more * (level - from),
  }));
}

/** A badge for each level; among them the default of the required picture. */
export function vipFiles(): readonly DemoFile[] {
  return [
    image('vip/default.svg', badge('V', PALETTES.none, 'diamond')),
    ...LEVELS.map(([, , sign, property], level) =>
      image(badgePath(level), badge(sign, PALETTES[property], 'diamond')),
    ),
  ];
}

const badgePath = (level: number): string => iconPath('vip', String(level));
