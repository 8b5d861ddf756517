import type { RecordData } from '../core/json.ts';
import { EQUIPMENT_RARITIES } from './equipment.ts';
import { released } from './names.ts';

const WHETSTONE = 1014;
const STAR_OIL = 1015;
const GATE_EVERY = 10;
const FOOD_EXP_BP = 8000;
const DOUBLE_EXP_BP = 500;
const COIN_PER_EXP = { N: 1, R: 1.2, SR: 1.5, SSR: 2, SSR_PLUS: 2.5 } as const;

/** What strengthening equipment takes, level by level of each rarity. */
export function demoUpgradeCosts(): readonly RecordData[] {
  const steps = Object.entries(EQUIPMENT_RARITIES).flatMap(([rarity, { maxLevel }]) =>
    Array.from({ length: maxLevel - 1 }, (_, index) => ({
      rarity: rarity as keyof typeof COIN_PER_EXP,
      level: index + 1,
    })),
  );
  return steps.map(({ rarity, level }, index) =>
    released({
      id: index + 1,
      rarity,
      level,
      exp_to_next: Math.round((40 * COIN_PER_EXP[rarity] * level ** 1.5) / 5) * 5,
      coin_per_exp: COIN_PER_EXP[rarity],
      ...(level % GATE_EVERY === 0 ? { costs: gateCosts(level) } : {}),
      food_exp_bp: FOOD_EXP_BP,
      ...(level % GATE_EVERY === 0 ? {} : { crit_bp: DOUBLE_EXP_BP }),
    }),
  );
}

function gateCosts(level: number): readonly RecordData[] {
  const oil = { asset_kind: 'item', target_id: STAR_OIL, amount: level / GATE_EVERY - 1 };
  const whetstones = { asset_kind: 'item', target_id: WHETSTONE, amount: level };
  return level === GATE_EVERY ? [whetstones] : [whetstones, oil];
}

type Entry = readonly [skillId: number, weight: number, levelMax: number];

const POOLS: readonly (readonly [name: string, slots: number, entries: readonly Entry[]])[] = [
  [
    'Weapons, SR and above',
    1,
    [
      [2206, 10, 3],
      [2202, 60, 3],
      [2203, 30, 3],
    ],
  ],
  [
    'Body, SR and above',
    1,
    [
      [2204, 15, 3],
      [2201, 85, 3],
    ],
  ],
  [
    'Accessories, SR and above',
    1,
    [
      [2205, 20, 3],
      [2204, 40, 2],
      [2201, 40, 2],
    ],
  ],
  [
    'Legendary weapons',
    2,
    [
      [2411, 5, 5],
      [2412, 5, 5],
      [2206, 30, 5],
      [2202, 30, 5],
      [2203, 30, 5],
    ],
  ],
];

const REROLL_GEMS = 30;
const LOCK_GEMS = 50;
const GUARANTEE_AFTER = 60;

/** The pools that the skills of equipment are drawn from. */
export function demoSkillPools(): readonly RecordData[] {
  return POOLS.map(([name, slots, entries], index) =>
    released(
      {
        pool_id: index + 1,
        name,
        slots,
        duplicate_allowed: false,
        entries: entries.map(([skill_id, weight, level_max]) => ({
          skill_id,
          weight,
          level_min: 1,
          level_max,
        })),
        reroll_cost: [{ asset_kind: 'gem', amount: REROLL_GEMS }],
        ...(slots === 1 ? {} : { reroll_lock_cost: [{ asset_kind: 'gem', amount: LOCK_GEMS }] }),
        guarantee_after: GUARANTEE_AFTER,
      },
      index,
    ),
  );
}
