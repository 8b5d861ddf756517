import type { RecordData } from '../core/json.ts';
import { image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { RARITIES } from './rarities-and-jobs.ts';
import { circle, label, PALETTES, path, svg, tile } from './svg.ts';
import { badge } from './thing-pictures.ts';

type RuneRarity = 'R' | 'SR' | 'SSR';

type RarityFacts = {
  readonly maxLevel: number;
  readonly subStats: readonly [least: number, most: number];
  readonly rateBp: number;
};

const RUNE_RARITIES: Readonly<Record<RuneRarity, RarityFacts>> = {
  R: { maxLevel: 9, subStats: [0, 1], rateBp: 10_000 },
  SR: { maxLevel: 12, subStats: [1, 2], rateBp: 12_500 },
  SSR: { maxLevel: 15, subStats: [2, 3], rateBp: 15_000 },
};
const RARITY_ORDER = Object.keys(RUNE_RARITIES) as readonly RuneRarity[];
/** Runes that drop at all; common ones are for the first steps and have no sets to complete. */
const COLLECTED: readonly RuneRarity[] = ['SR', 'SSR'];

type RuneSet = {
  readonly id: number;
  readonly property: DemoProperty;
  readonly sign: string;
  readonly name: Trio;
  readonly source: Trio;
  readonly effects: readonly RecordData[];
};

const percent = (stat: string, value: number) => ({ stat, mode: 'percent', value });

const SETS: readonly RuneSet[] = [
  {
    id: 1,
    property: 'fire',
    sign: '焰',
    name: ['Wildfire', '野火', '野火'],
    source: ['Deep floors of the Frostwind Tower.', '霜風塔高層。', '霜風の塔の上層。'],
    effects: [
      { pieces: 2, bonus: [percent('atk', 8)] },
      { pieces: 4, bonus: [percent('crit_dmg', 15)] },
      { pieces: 6, skill_id: 2202 },
    ],
  },
  {
    id: 2,
    property: 'water',
    sign: '潮',
    name: ['Stillwater', '靜水', '静水'],
    source: ['The stores of Cloud Harbour.', '雲港的商店。', '雲の港の店。'],
    effects: [
      { pieces: 2, bonus: [percent('hp', 8)] },
      { pieces: 4, bonus: [percent('heal_rate', 12), percent('effect_res', 6)] },
      { pieces: 6, skill_id: 2204 },
    ],
  },
  {
    id: 3,
    property: 'thunder',
    sign: '雷',
    name: ['Fleetfoot', '疾足', '早足'],
    source: ['Won in the arena.', '於競技場取得。', 'アリーナで手に入る。'],
    effects: [
      { pieces: 2, bonus: [percent('spd', 6)] },
      { pieces: 4, bonus: [percent('effect_hit', 15)] },
    ],
  },
];

const SLOTS = [1, 2, 3, 4, 5, 6] as const;
const NUMERALS: readonly Trio[] = [
  ['I', '壹', '一'],
  ['II', '貳', '二'],
  ['III', '參', '三'],
  ['IV', '肆', '四'],
  ['V', '伍', '五'],
  ['VI', '陸', '六'],
];
/** Main stats of slots 1, 3 and 5 are fixed; the others are drawn from one pool. */
const POOL_OF_SLOT: readonly number[] = [1, 4, 2, 4, 3, 4];
const FIRST_RUNE = 8000;
const RUNES_OF_SET = 100;

export function demoRuneRarities(): readonly RecordData[] {
  return RARITY_ORDER.map((rarity, index) => {
    const { maxLevel, subStats, rateBp } = RUNE_RARITIES[rarity];
    return released(
      {
        rarity,
        name: text(RARITIES[rarity].name),
        order: index + 1,
        frame: { path: iconPath('ui', `frame-${rarity}`) },
        max_level: maxLevel,
        initial_sub_count_min: subStats[0],
        initial_sub_count_max: subStats[1],
        main_rate_bp: rateBp,
      },
      index,
    );
  });
}

export function demoRuneSets(): readonly RecordData[] {
  return SETS.map(({ id, property, name, source, effects }, index) =>
    released(
      {
        set_id: id,
        name: text(name),
        icon: { path: iconPath('rune-set', String(id)) },
        property,
        source_hint: text(source),
        effects,
      },
      index,
    ),
  );
}

/** Every set in every rarity that drops, one rune for each slot. */
export function demoRunes(): readonly RecordData[] {
  return SETS.flatMap((set) =>
    COLLECTED.flatMap((rarity, grade) => SLOTS.map((slot) => runeRecord(set, rarity, grade, slot))),
  );
}

function runeRecord(set: RuneSet, rarity: RuneRarity, grade: number, slot: number): RecordData {
  const [en, zh, jp] = set.name;
  const [roman, zhNumber, jpNumber] = NUMERALS[slot - 1] ?? ['', '', ''];
  return released(
    {
      rune_id: FIRST_RUNE + set.id * RUNES_OF_SET + grade * 10 + slot,
      name: text([`${en} Rune ${roman}`, `${zh}符文・${zhNumber}`, `${jp}のルーン・${jpNumber}`]),
      icon: { path: iconPath('rune', `${set.property}-${slot}`) },
      rarity,
      set_id: set.id,
      slot,
      main_pool_id: POOL_OF_SLOT[slot - 1] ?? 1,
      sub_pool_id: grade + 1,
      obtain_hint: text(set.source),
    },
    slot,
  );
}

export function demoRuneLevels(): readonly RecordData[] {
  const steps = RARITY_ORDER.flatMap((rarity, grade) =>
    Array.from({ length: RUNE_RARITIES[rarity].maxLevel }, (_, index) => ({
      rarity,
      grade,
      level: index + 1,
      isLast: index + 1 === RUNE_RARITIES[rarity].maxLevel,
    })),
  );
  return steps.map(({ rarity, grade, level, isLast }, index) =>
    released({
      id: index + 1,
      rarity,
      level,
      exp_to_next: isLast ? 0 : 50 * (grade + 1) * level,
      coin_cost: isLast ? 0 : 1000 * (grade + 1) * level,
      success_bp: Math.max(4000, 10_000 - Math.max(0, level - 6) * 700),
      sub_event: subEventAt(level),
    }),
  );
}

function subEventAt(level: number): string {
  if (level % 3 !== 0) return 'none';
  return level <= 6 ? 'add' : 'enhance';
}

type MainStat = readonly [stat: string, base: number, perLevel: number, weight: number];

const MAIN_POOLS: readonly (readonly [name: string, slots: readonly number[], stats: readonly MainStat[]])[] =
  [
    ['Slot 1: attack', [1], [['atk', 20, 8, 100]]],
    ['Slot 3: defence', [3], [['def', 20, 7, 100]]],
    ['Slot 5: HP', [5], [['hp', 150, 60, 100]]],
    [
      'Slots 2, 4 and 6: drawn',
      [2, 4, 6],
      [
        ['spd', 4, 1.5, 40],
        ['crit_rate', 3, 1.2, 60],
        ['crit_dmg', 5, 2.5, 60],
        ['effect_hit', 4, 1.8, 80],
        ['effect_res', 4, 1.8, 80],
        ['heal_rate', 4, 1.6, 50],
      ],
    ],
  ];

export function demoRuneMainStats(): readonly RecordData[] {
  return MAIN_POOLS.map(([name, slots, stats], index) =>
    released(
      {
        pool_id: index + 1,
        name,
        slots: slots.map((slot) => ({ slot })),
        entries: stats.map(([stat, base, per_level, weight]) => ({ stat, base, per_level, weight })),
        rarity_rate: RARITY_ORDER.map((rarity) => ({ rarity, rate_bp: RUNE_RARITIES[rarity].rateBp })),
      },
      index,
    ),
  );
}

const SUB_STATS: readonly (readonly [
  stat: string,
  min: number,
  max: number,
  step: number,
  weight: number,
])[] = [
  ['hp', 30, 60, 5, 120],
  ['atk', 4, 10, 1, 100],
  ['def', 4, 9, 1, 100],
  ['spd', 1, 3, 1, 40],
  ['crit_rate', 1, 3, 0.5, 60],
  ['crit_dmg', 2, 5, 0.5, 60],
  ['effect_hit', 1, 4, 0.5, 80],
  ['effect_res', 1, 4, 0.5, 80],
];

export function demoRuneSubStats(): readonly RecordData[] {
  return COLLECTED.map((rarity, grade) =>
    released(
      {
        pool_id: grade + 1,
        name: `${rarity} runes`,
        max_lines: 3 + grade,
        enhance_times: 3 + grade,
        exclude_main: true,
        entries: SUB_STATS.map(([stat, min, max, step, weight]) => ({
          stat,
          min: min * (grade + 1),
          max: max * (grade + 1),
          step,
          weight,
        })),
      },
      grade,
    ),
  );
}

const STAR_SAND = 1011;
const EMBERGLASS = 1013;
const item = (target_id: number, amount: number) => ({ asset_kind: 'item', target_id, amount });

export function demoRuneRefining(): readonly RecordData[] {
  return numbered(
    RARITY_ORDER.flatMap((rarity, grade): readonly RecordData[] => [
      {
        rarity,
        mode: 'reroll_all',
        costs: [item(STAR_SAND, 5 * (grade + 1))],
        lock_limit: grade,
        ...(grade === 0 ? {} : { lock_cost: [{ asset_kind: 'gem', amount: 20 * grade }] }),
        keep_choice: true,
      },
      { rarity, mode: 'reroll_one', costs: [item(STAR_SAND, 10 * (grade + 1))], keep_choice: true },
      { rarity, mode: 'swap_main', costs: [item(EMBERGLASS, grade + 1)], daily_limit: 5, keep_choice: false },
    ]),
  );
}

export function demoRuneSales(): readonly RecordData[] {
  return RARITY_ORDER.map((rarity, grade) =>
    released(
      {
        id: grade + 1,
        rarity,
        base_price: [{ asset_kind: 'coin', amount: 500 * 4 ** grade }],
        per_level_price: 100 * (grade + 1),
        dismantle_rewards: [item(STAR_SAND, grade + 1)],
        confirm_level: ['none', 'ask', 'ask_twice'][grade] ?? 'ask',
        auto_sell_max_rarity: rarity !== 'SSR',
      },
      grade,
    ),
  );
}

const SIZE = 128;
const WHITE = '#ffffff';
const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [64, 16],
  [106, 40],
  [106, 88],
  [64, 112],
  [22, 88],
  [22, 40],
];

/** The pictures of runes and their sets; among them the defaults of required fields. */
export function runeFiles(): readonly DemoFile[] {
  return [
    image('rune/default.svg', stone('符', PALETTES.none, 1)),
    image('rune-set/default.svg', badge('符', PALETTES.none, 'diamond')),
    ...SETS.flatMap(({ id, sign, property }) => [
      image(iconPath('rune-set', String(id)), badge(sign, PALETTES[property], 'diamond')),
      ...SLOTS.map((slot) =>
        image(iconPath('rune', `${property}-${slot}`), stone(sign, PALETTES[property], slot)),
      ),
    ]),
  ];
}

/** A six-sided stone; the corner that shines tells its slot. */
function stone(
  sign: string,
  [light, main, dark]: readonly [light: string, main: string, dark: string],
  slot: number,
): string {
  const outline = CORNERS.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  const corners = CORNERS.map(([x, y], index) =>
    index === slot - 1
      ? circle(x, y, 9, WHITE, ` stroke="${dark}" stroke-width="3"`)
      : circle(x, y, 4, light, ` stroke="${dark}" stroke-width="2"`),
  );
  return svg(
    SIZE,
    SIZE,
    [WHITE, light, light],
    tile(SIZE) +
      path(`${outline} Z`, main, ` stroke="${dark}" stroke-width="4" stroke-linejoin="round"`) +
      corners.join('') +
      label(64, 80, 44, WHITE, sign, ` stroke="${dark}" stroke-width="1.5"`),
  );
}
