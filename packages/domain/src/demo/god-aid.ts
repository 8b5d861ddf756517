import { plainText, type RecordData } from '../core/json.ts';
import { albumTitles } from './album-names.ts';
import { DEMO_GODS, godIdsOf, type DemoFaction, type DemoGod, type GodRarity } from './god-names.ts';
import { PROPERTY_STATS } from './god-growth.ts';
import { GOD_RARITIES, godSkills } from './gods.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { cellAt, cellsOf } from './table.ts';
import { PROPERTY_ORDER } from './words.ts';

const INCENSE = 1016;
const UNIVERSAL_SPIRIT = 1110;
const FIRST_HEART = 1211;
const FIRST_STORY = 9001;
const LANTERN_HARVEST = 501;
const SKILL_LEVELS = 5;
const ALWAYS = { type: 'always_open' };
const RARITY_ORDER = Object.keys(GOD_RARITIES) as readonly GodRarity[];

const coins = (amount: number): RecordData => ({ asset_kind: 'coin', amount });
const gems = (amount: number): RecordData => ({ asset_kind: 'gem', amount });
const item = (target_id: number, amount: number): RecordData => ({ asset_kind: 'item', target_id, amount });
const line = (stat: string, mode: string, value: number): RecordData => ({ stat, mode, value });

const ofRarity = (...rarities: readonly GodRarity[]): readonly DemoGod[] =>
  DEMO_GODS.filter(({ rarity }) => rarities.includes(rarity));

const UNLOCKS: readonly RecordData[] = [
  { unlock_type: 'star', unlock_value: 3 },
  { unlock_type: 'level', unlock_value: 30 },
  { unlock_type: 'item', costs: [item(INCENSE, 50)] },
  { unlock_type: 'story', story_avg_id: FIRST_STORY },
  { unlock_type: 'event', event_id: LANTERN_HARVEST },
];

/** The god, the picture that shows the figure beforehand, its name. */
const FIGURES = `
101 | god/101-portrait | First Light | 初光 | はじめの光
101 | cg/god-101-1 | Robe of a Thousand Windows | 千窗之袍 | 千の窓の衣
102 | god/102-portrait | Still Water | 靜水 | 静かな水
102 | cg/god-102-1 | Robe of Foam | 浪沫之袍 | 泡の衣
103 | god/103-portrait | New Leaves | 新葉 | 若葉
103 | cg/god-103-1 | Harvest Crown | 豐收之冠 | 実りの冠
125 | god/125-portrait | Gathering Clouds | 湧雲 | わき立つ雲
125 | cg/god-125-1 | Drummer of the Storm | 風暴鼓手 | 嵐の鼓手
`;

/** Two animated figures for each of the highest gods, unlocked in different ways. */
export function demoGodFigures(): readonly RecordData[] {
  return cellsOf(FIGURES).map((row, index) => {
    const god = Number(cellAt(row, 0));
    const isFirst = index % 2 === 0;
    return released({
      id: index + 1,
      god_id: god,
      spine_no: isFirst ? 1 : 2,
      name: text(trioAt(row, 2)),
      spine: { path: `god/${DEMO_GODS.find(({ id }) => id === god)?.faction ?? ''}.spine.json` },
      preview: { path: `${cellAt(row, 1)}.svg` },
      use_in: isFirst ? ['lobby', 'profile'] : ['lobby', 'battle', 'album'],
      ...UNLOCKS[index % UNLOCKS.length],
    });
  });
}

type Mission = {
  readonly words: Trio;
  readonly goal: RecordData;
  readonly reset?: string;
  readonly gems: number;
};

const missionsOf = ({ id, name }: DemoGod): readonly Mission[] => [
  {
    words: ['Sign in on 3 days', '登入 3 天', '3日ログインする'],
    goal: { action: 'login_days', count: 3, count_from: 'accept' },
    gems: 20,
  },
  {
    words: [`Raise ${name[0]} to level 20`, `將${name[1]}提升至 20 級`, `${name[2]}をレベル20にする`],
    goal: { action: 'god_level', target_id: id, count: 20, count_from: 'birth' },
    gems: 40,
  },
  {
    words: [`Raise ${name[0]} to 3 stars`, `將${name[1]}提升至 3 星`, `${name[2]}を星3にする`],
    goal: { action: 'god_star', target_id: id, count: 3, count_from: 'birth' },
    gems: 60,
  },
  {
    words: ['Win 5 battles today', '今日贏得 5 場戰鬥', '今日5回勝つ'],
    goal: { action: 'clear_any', count: 5, count_from: 'accept' },
    reset: 'daily',
    gems: 5,
  },
];

/** What the highest gods ask for: three steps one after the other, and something every day. */
export function demoGodMissions(): readonly RecordData[] {
  return ofRarity('SSR_PLUS').flatMap((god, place) => {
    const missions = missionsOf(god);
    return missions.map(({ words, goal, reset = 'none', gems: amount }, index) => {
      const mission_id = place * missions.length + index + 1;
      return released({
        mission_id,
        god_id: god.id,
        order: index + 1,
        description: text(words),
        goal,
        ...(index === 0 || reset !== 'none' ? {} : { pre_mission_id: mission_id - 1 }),
        reset,
        rewards: [gems(amount)],
        intimacy_gain: 5 * (index + 1),
        jump_type: 'feature',
        jump_feature: goal['action'] === 'clear_any' ? 'main_chapter' : 'god',
      });
    });
  });
}

const SLOTS = ['active', 'ultimate', 'aid', 'aid_passive'] as const;

/** Each slot that a rarity has, level by level. */
export function demoGodSkillCosts(): readonly RecordData[] {
  const rows = RARITY_ORDER.flatMap((rarity, place) =>
    SLOTS.slice(0, place + 1).flatMap((slot, order) =>
      Array.from({ length: SKILL_LEVELS - 1 }, (_, index) => ({
        rarity,
        slot,
        order,
        place,
        level: index + 2,
      })),
    ),
  );
  return rows.map(({ rarity, slot, order, place, level }, index) =>
    released({
      id: index + 1,
      rarity,
      slot,
      level,
      costs: [
        coins(1000 * (place + 1) * (order + 1) * (level - 1) ** 2),
        item(INCENSE, (place + 1) * (level - 1)),
      ],
      require_star: Math.min(level - 1, GOD_RARITIES[rarity].maxStar),
      ...(level < 4 ? {} : { require_god_level: Math.min(10 * (level - 2), GOD_RARITIES[rarity].maxLevel) }),
    }),
  );
}

const CALLS: readonly RecordData[] = [
  { call_condition: 'manual' },
  { call_condition: 'first_turn' },
  { call_condition: 'every_n_turn', call_value: 3 },
  { call_condition: 'hp_below', call_value: 40 },
  { call_condition: 'energy_full' },
];
const TARGETS: Readonly<Record<DemoFaction, string>> = {
  sky: 'all_enemies',
  sea: 'all_enemies',
  forest: 'all_allies',
  forge: 'one_enemy',
  moon: 'one_ally',
};
const POWER_BP = 8000;
const POWER_STEP_BP = 1500;

/** The skill that a god has in a slot. */
const skillIn = (god: DemoGod, slot: string) =>
  godSkills(god).find((skill) => plainText(skill['slot']) === slot)?.['skill_id'];

export function demoAidSkills(): readonly RecordData[] {
  return ofRarity('SSR_PLUS', 'SSR').map((god, place) =>
    released({
      id: place + 1,
      god_id: god.id,
      skill_id: skillIn(god, 'aid') ?? 0,
      target: TARGETS[god.faction],
      ...CALLS[place % CALLS.length],
      charges_per_battle: god.rarity === 'SSR_PLUS' ? 2 : 1,
      allowed_modes: ['main_chapter', 'tower', 'maze', 'guild_boss'],
      levels: Array.from({ length: SKILL_LEVELS }, (_, index) => {
        const power_bp = POWER_BP + POWER_STEP_BP * index;
        const percent = power_bp / 100;
        return {
          level: index + 1,
          power_bp,
          description: text([
            `Aids at ${percent}% power.`,
            `以 ${percent}% 威力援助。`,
            `威力${percent}%で援護する。`,
          ]),
        };
      }),
    }),
  );
}

/** The passives of each of the highest gods, in order: that of its own and that of its property. */
const PASSIVES = `
The Dawn at Your Back | 曙光在後 | 暁を背に | Kindred Flame | 同焰 | 火のよしみ
Carried by the Current | 乘流而行 | 流れに乗って | Kindred Tide | 同潮 | 潮のよしみ
Deep Roots | 根深 | 深い根 | Kindred Leaves | 同葉 | 葉のよしみ
Rolling Thunder | 滾雷 | とどろき | Kindred Storm | 同雷 | 雷のよしみ
`;

/** Two passives for each of the highest gods: one for the team, one for its property. */
export function demoAidPassives(): readonly RecordData[] {
  const names = cellsOf(PASSIVES);
  return ofRarity('SSR_PLUS').flatMap((god, place) => {
    const row = names[place] ?? [];
    const passives: readonly RecordData[] = [
      {
        name: text(trioAt(row, 0)),
        icon: { path: iconPath('skill', `passive-${god.property}`) },
        apply_to: 'team',
        bonus: [line('hp', 'percent', 5)],
        stack_rule: 'highest',
      },
      {
        name: text(trioAt(row, 3)),
        icon: { path: iconPath('skill', `leader-${god.property}`) },
        apply_to: 'property',
        property: god.property,
        bonus: [line(PROPERTY_STATS[god.property], 'percent', 4)],
        stack_rule: 'add',
      },
    ];
    return passives.map((passive, index) =>
      released({
        id: place * passives.length + index + 1,
        god_id: god.id,
        passive_no: index + 1,
        unlock_star: 2 * (index + 1),
        ...passive,
        levels: Array.from({ length: SKILL_LEVELS }, (_, step) => ({
          level: step + 1,
          rate_bp: 10_000 + 1500 * step,
        })),
      }),
    );
  });
}

const MIGHT_LEVELS = 12;
const CHILD_OF_THE_ROOTS = 7;

export function demoGodMight(): readonly RecordData[] {
  return Array.from({ length: MIGHT_LEVELS }, (_, index) => {
    const might_level = index + 1;
    return released({
      id: might_level,
      might_level,
      require_total: 60 * might_level ** 2,
      bonus: [line('hp', 'percent', might_level), line('atk', 'percent', 0.5 * might_level)],
      ...(might_level % 3 === 0 ? { rewards: [gems(20 * might_level), item(INCENSE, might_level)] } : {}),
      ...(might_level === MIGHT_LEVELS ? { title_id: CHILD_OF_THE_ROOTS, effect: 'lobby_aurora' } : {}),
    });
  });
}

const SPIRITS: Readonly<Record<GodRarity, number>> = { R: 10, SR: 30, SSR: 60, SSR_PLUS: 120 };
const PRICES: Partial<Record<GodRarity, number>> = { R: 300, SR: 900 };

/** What only the first meeting with some gods asks for, by god: the lighthouse key and the seed. */
const KEYS: ReadonlyMap<number, number> = new Map([
  [103, 1074],
  [107, 1072],
]);

function keyOf(god: number): readonly RecordData[] {
  const key = KEYS.get(god);
  return key === undefined ? [] : [item(key, 1)];
}

export function demoGodUnlocks(): readonly RecordData[] {
  return DEMO_GODS.map(({ id, rarity, property }, index) => {
    const price = PRICES[rarity];
    return released({
      id: index + 1,
      god_id: id,
      spirit_amount: SPIRITS[rarity],
      ...(rarity === 'R'
        ? {}
        : { costs: [item(FIRST_HEART + PROPERTY_ORDER.indexOf(property), 2), ...keyOf(id)] }),
      ...(rarity === 'SSR_PLUS' ? {} : { universal_item_id: UNIVERSAL_SPIRIT, universal_rate: 2 }),
      ...(price === undefined ? {} : { direct_price: [gems(price)] }),
      timeslot: ALWAYS,
    });
  });
}

/** Up to two copies of a god, the second one weaker and only for some time. */
export function demoDoppelgangers(): readonly RecordData[] {
  return RARITY_ORDER.flatMap((rarity, place) =>
    [1, 2].map((copy_no) =>
      released({
        id: place * 2 + copy_no,
        rarity,
        copy_no,
        spirit_cost: SPIRITS[rarity] * copy_no,
        costs: [coins(20_000 * (place + 1) * copy_no)],
        stat_rate_bp: copy_no === 1 ? 7000 : 5000,
        ...(copy_no === 1 ? {} : { keep_days: 30 }),
        usable_modes: ['maze', 'guild_boss', 'explore'],
      }),
    ),
  );
}

const PICTURES_OF_EACH = 2;
const GODS_ON_A_PAGE = 4;

/** The gods that have illustrations: the highest, and the first of those below. */
export function godsInAlbum(): readonly DemoGod[] {
  return [...ofRarity('SSR_PLUS'), ...ofRarity('SSR').slice(0, godIdsOf('SSR_PLUS').length)];
}

export function demoGodIllustrations(): readonly RecordData[] {
  return godsInAlbum().flatMap((god, place) =>
    albumTitles(god.id).map((title, index) =>
      released({
        id: place * PICTURES_OF_EACH + index + 1,
        god_id: god.id,
        cg_no: index + 1,
        title: text(title),
        image: { path: iconPath('cg', `god-${god.id}-${index + 1}`) },
        thumbnail: { path: 'cg/default.svg' },
        unlock_conds: {
          match: 'all',
          rows: [
            index === 0
              ? { kind: 'god_owned', target_id: god.id, op: 'ge', value: 1 }
              : { kind: 'god_star', target_id: god.id, op: 'ge', value: 3 },
          ],
        },
        unlock_rewards: [gems(30 * (index + 1))],
        album_page: Math.floor(place / GODS_ON_A_PAGE) + 1,
        wallpaper_allowed: true,
      }),
    ),
  );
}
