import type { RecordData } from '../core/json.ts';
import { image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoRarity } from './pet-names.ts';
import { RARITIES } from './rarities-and-jobs.ts';
import { circle, path, svg } from './svg.ts';

const SIZE = 128;
const WHITE = '#ffffff';
const ALWAYS = { type: 'always_open' };
const HARVEST = {
  type: 'limited_period',
  periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-12-08 03:00:00' }],
};

/** The shapes that stand on a frame, drawn around the point 0 0. */
const SIGNS = {
  dot: 'M-5 0 A5 5 0 1 1 5 0 A5 5 0 1 1 -5 0 Z',
  leaf: 'M-9 9 Q-10 -10 10 -10 Q10 8 -9 9 Z',
  flame: 'M0 -12 Q9 -2 6 6 Q4 11 0 11 Q-5 11 -6 6 Q-8 -1 0 -12 Z',
  star: 'M0 -12 L3 -4 L12 -4 L5 2 L7 11 L0 6 L-7 11 L-5 2 L-12 -4 L-3 -4 Z',
  gem: 'M0 -11 L9 0 L0 11 L-9 0 Z',
  wave: 'M-12 3 Q-8 -8 -2 -2 T10 -4 Q11 7 1 8 T-12 3 Z',
} as const;

type Border = {
  readonly id: number;
  readonly rarity: DemoRarity;
  readonly obtain: string;
  readonly sign: keyof typeof SIGNS;
  readonly name: Trio;
  readonly more?: RecordData;
};

const when = (kind: string, value: number): RecordData => ({
  unlock_conds: { match: 'all', rows: [{ kind, op: 'ge', value }] },
});
const percent = (stat: string, value: number): RecordData => ({ bonus: [{ stat, mode: 'percent', value }] });

const BORDERS: readonly Border[] = [
  { id: 1, rarity: 'N', obtain: 'default', sign: 'dot', name: ['Plain Ring', '素環', '飾りのない輪'] },
  {
    id: 2,
    rarity: 'R',
    obtain: 'level',
    sign: 'leaf',
    name: ['First Leaves', '初葉', '若葉'],
    more: when('user_level', 20),
  },
  {
    id: 3,
    rarity: 'SR',
    obtain: 'level',
    sign: 'flame',
    name: ['Hearth Fire', '爐火', '炉の火'],
    more: { ...when('user_level', 50), ...percent('coin_gain', 1) },
  },
  {
    id: 4,
    rarity: 'E',
    obtain: 'event',
    sign: 'flame',
    name: ['Harvest Lights', '豐收燈火', '収穫の灯り'],
    more: { timeslot: HARVEST, valid_days: 90 },
  },
  {
    id: 5,
    rarity: 'SSR',
    obtain: 'arena',
    sign: 'star',
    name: ['Ring of the Arena', '競技場之環', '闘技場の輪'],
    more: { valid_days: 7, ...percent('pvp_dmg', 1) },
  },
  {
    id: 6,
    rarity: 'SR',
    obtain: 'guild',
    sign: 'gem',
    name: ['Guild Banner', '公會旗幟', 'ギルドの旗'],
    more: when('guild_joined', 1),
  },
  {
    id: 7,
    rarity: 'SR',
    obtain: 'shop',
    sign: 'wave',
    name: ['Cloud Harbour', '雲港', '雲の港'],
    more: { price: [{ asset_kind: 'gem', amount: 300 }] },
  },
  {
    id: 8,
    rarity: 'SSR',
    obtain: 'vip',
    sign: 'gem',
    name: ['Amber Circle', '琥珀之環', '琥珀の輪'],
    more: when('vip_level', 5),
  },
  {
    id: 9,
    rarity: 'SSR_PLUS',
    obtain: 'pass',
    sign: 'star',
    name: ['Season of Embers', '燼火賽季', '残り火の季節'],
    more: { timeslot: HARVEST, ...percent('exp_gain', 1) },
  },
];

/** The borders of the demo game. */
export function demoIconBorders(): readonly RecordData[] {
  return BORDERS.map(({ id, rarity, obtain, name, more = {} }, index) =>
    released(
      {
        border_id: id,
        name: text(name),
        image: { path: iconPath('icon-border', String(id)) },
        rarity,
        obtain_type: obtain,
        valid_days: 0,
        timeslot: ALWAYS,
        ...more,
      },
      index,
    ),
  );
}

/** The pictures of the borders; among them the default of the required picture. */
export function iconBorderFiles(): readonly DemoFile[] {
  return [
    image('icon-border/default.svg', ring('dot', RARITIES.N.color)),
    ...BORDERS.map(({ id, sign, rarity }) =>
      image(iconPath('icon-border', String(id)), ring(sign, RARITIES[rarity].color)),
    ),
  ];
}

/** A ring in the colour of the rarity, with signs around it and a gap for the level badge below. */
function ring(sign: keyof typeof SIGNS, color: string): string {
  const band =
    circle(64, 64, 50, 'none', ` stroke="${color}" stroke-width="9"`) +
    circle(64, 64, 50, 'none', ` stroke="${WHITE}" stroke-width="2" opacity="0.7"`);
  const places = [180, 225, 270, 315, 360].map((angle) => {
    const at = (part: number) => (64 + 50 * part).toFixed(1);
    const turn = (angle * Math.PI) / 180;
    const shape = path(SIGNS[sign], color, ` stroke="${WHITE}" stroke-width="2"`);
    return `<g transform="translate(${at(Math.cos(turn))} ${at(Math.sin(turn))})">${shape}</g>`;
  });
  return svg(SIZE, SIZE, [WHITE, color, color], band + places.join(''));
}
