import type { RecordData } from '../core/json.ts';
import { released } from './names.ts';
import { RARITIES } from './rarities-and-jobs.ts';

type Curve = {
  readonly type: string;
  readonly levels: number;
  readonly base: number;
  readonly power: number;
  readonly gateEvery: number;
};

const CURVES: readonly Curve[] = [
  { type: 'pet', levels: 100, base: 60, power: 1.7, gateEvery: 20 },
  { type: 'role', levels: 60, base: 120, power: 1.85, gateEvery: 15 },
];

const STAR_SAND = 1011;
const UNIVERSAL_SPIRIT = 1110;
const COINS_PER_GATE_LEVEL = 500;
const FULL_RATE_BP = 10_000;
/** After each breakthrough a level counts a little more. */
const RATE_STEP_BP = 500;

/** Growth curves by formula: level 1..100 of pets and 1..60 of the hero. */
export function demoLevels(): readonly RecordData[] {
  return CURVES.flatMap((curve) =>
    Array.from({ length: curve.levels }, (_, index) => levelRecord(curve, index + 1)),
  );
}

function levelRecord({ type, levels, base, power, gateEvery }: Curve, level: number): RecordData {
  const isLast = level === levels;
  const isGate = level > 1 && level % gateEvery === 1;
  const costs: readonly RecordData[] = [
    { asset_kind: 'coin', amount: level * COINS_PER_GATE_LEVEL },
    { asset_kind: 'item', target_id: STAR_SAND, amount: Math.ceil(level / 2) },
  ];
  const conditions = { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: Math.ceil(level / 2) }] };
  return released({
    curve_type: type,
    level,
    exp_to_next: isLast ? 0 : Math.round((base * level ** power) / 10) * 10,
    stat_rate_bp: FULL_RATE_BP + Math.floor((level - 1) / gateEvery) * RATE_STEP_BP,
    ...(isGate ? { level_costs: costs, gate_conds: conditions } : {}),
  });
}

const SPIRIT_BASE = { N: 5, R: 8, SR: 12, SSR: 20, SSR_PLUS: 30, E: 15 } as const;
const COINS_PER_STAR = 2000;
const RISKY_STAR = 6;
const RISKY_SUCCESS_BP = 8000;
const RISKY_KEEP_BP = 5000;
const UNIVERSAL_RATE = 2;

/** What each star costs, from the initial stars of a rarity to its last step. */
export function demoStarCosts(): readonly RecordData[] {
  const rows = Object.entries(RARITIES).flatMap(
    ([
      rarity,
      {
        stars: [initial, max],
      },
    ]) =>
      Array.from({ length: max - initial }, (_, index) => ({
        rarity: rarity as keyof typeof SPIRIT_BASE,
        fromStar: initial + index,
      })),
  );
  return rows.map(({ rarity, fromStar }, index) => {
    const chance = { success_bp: RISKY_SUCCESS_BP, fail_keep_bp: RISKY_KEEP_BP };
    return released({
      id: index + 1,
      rarity,
      from_star: fromStar,
      spirit_amount: SPIRIT_BASE[rarity] * fromStar,
      same_rarity_food: Math.max(0, fromStar - 3),
      costs: [
        { asset_kind: 'coin', amount: COINS_PER_STAR * fromStar ** 2 },
        { asset_kind: 'item', target_id: STAR_SAND, amount: 2 * fromStar },
      ],
      ...(fromStar >= RISKY_STAR ? chance : { success_bp: FULL_RATE_BP }),
      universal_item_id: UNIVERSAL_SPIRIT,
      universal_rate: UNIVERSAL_RATE,
    });
  });
}
