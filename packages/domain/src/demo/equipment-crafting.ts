import type { RecordData } from '../core/json.ts';
import { demoEquipment, EQUIPMENT_RARITIES } from './equipment.ts';
import { EQUIPMENT_SLOTS, type EquipmentRarity } from './equipment-names.ts';
import { numbered, released } from './names.ts';
import type { DemoJob } from './pet-names.ts';
import { JOB_ORDER, jobId } from './words.ts';

const RARITY_ORDER = Object.keys(EQUIPMENT_RARITIES) as readonly EquipmentRarity[];
const STAR_SAND = 1011;
const WHETSTONE = 1014;
const STAR_OIL = 1015;
const SURE = 10_000;
const item = (target_id: number, amount: number) => ({ asset_kind: 'item', target_id, amount });
const coins = (amount: number) => ({ asset_kind: 'coin', amount });

/** Three pieces become one of the next rarity; the highest may fail. */
export function demoMerging(): readonly RecordData[] {
  return RARITY_ORDER.slice(0, -1).map((from, grade) => {
    const to = RARITY_ORDER[grade + 1] ?? from;
    const isRisky = to === 'SSR_PLUS';
    return released(
      {
        id: grade + 1,
        from_rarity: from,
        to_rarity: to,
        material_count: isRisky ? 5 : 3,
        same_slot: true,
        same_equipment: false,
        costs: [coins(2000 * 4 ** grade), ...(grade < 2 ? [] : [item(STAR_OIL, grade - 1)])],
        success_bp: isRisky ? 7000 : SURE,
        ...(isRisky ? { fail_return_bp: 6000 } : {}),
        keep_level: false,
        result_pool: poolOf(to),
      },
      grade,
    );
  });
}

function poolOf(rarity: EquipmentRarity): readonly RecordData[] {
  return demoEquipment()
    .filter((piece) => piece['rarity'] === rarity)
    .map((piece) => ({ equipment_id: piece['equipment_id'] ?? 0, weight: 100 }));
}

/** The sets whose pieces a job makes, and those they are made from. */
const CRAFTED: Readonly<Record<DemoJob, readonly [from: number, to: number]>> = {
  guardian: [13, 14],
  striker: [12, 15],
  caster: [13, 16],
  healer: [13, 14],
  bard: [12, 16],
  shade: [12, 15],
};

/** For each job one weapon and one piece for the body, made from a plainer one. */
export function demoRecipes(): readonly RecordData[] {
  return numbered(
    JOB_ORDER.flatMap((job) =>
      ['weapon', 'body'].map((slot) => {
        const [from, to] = CRAFTED[job];
        const isWeapon = slot === 'weapon';
        return {
          job_id: jobId(job),
          slot,
          rarity: 'SR',
          result_equipment_id: pieceOf(to, slot),
          base_equipment_id: pieceOf(from, slot),
          materials: [
            { item_id: STAR_SAND, amount: isWeapon ? 20 : 30 },
            { item_id: WHETSTONE, amount: isWeapon ? 10 : 5 },
          ],
          costs: [coins(isWeapon ? 30_000 : 25_000)],
          require_level: 25,
        };
      }),
    ),
  );
}

function pieceOf(set: number, slot: string): number {
  const found = demoEquipment().find((piece) => piece['set_id'] === set && piece['slot'] === slot);
  return Number(found?.['equipment_id']);
}

const RATE_STEP = 500;
const GLOW_EVERY = 10;

export function demoEquipmentLevels(): readonly RecordData[] {
  const steps = RARITY_ORDER.flatMap((rarity) => {
    const { maxLevel, openLevels } = EQUIPMENT_RARITIES[rarity];
    return Array.from({ length: maxLevel }, (_, index) => ({
      rarity,
      level: index + 1,
      stat_rate_bp: SURE + RATE_STEP * index,
      sub_stat_roll: openLevels.includes(index + 1),
      ...((index + 1) % GLOW_EVERY === 0 ? { glow: `glow_${(index + 1) / GLOW_EVERY}` } : {}),
      ...(index + 1 === maxLevel ? { milestone_bonus: [{ stat: 'hp', mode: 'percent', value: 1 }] } : {}),
    }));
  });
  return steps.map((step, index) => released({ id: index + 1, ...step }, step.level));
}

/** A price for each rarity, and a better one for weapons of the two highest. */
export function demoEquipmentSales(): readonly RecordData[] {
  const priceOf = (rarity: EquipmentRarity, grade: number): RecordData => ({
    rarity,
    base_price: [coins(100 * 4 ** grade)],
    per_level_price: 20 * 2 ** grade,
    return_exp_bp: 5000,
    auto_sell_allowed: grade < 2,
    confirm_level: ['none', 'none', 'ask', 'ask_twice', 'ask_twice'][grade] ?? 'ask',
    ...(grade < 2 ? {} : { dismantle_rewards: [item(WHETSTONE, grade)] }),
  });
  const all = RARITY_ORDER.map(priceOf);
  const weapons = all
    .slice(-2)
    .map((price) => ({ ...price, slot: EQUIPMENT_SLOTS[0], per_level_price: 500 }));
  return numbered([...all, ...weapons]);
}

type Crystal = readonly [type: string, stat: string];

const CRYSTALS: readonly Crystal[] = [
  ['fire', 'fire_dmg'],
  ['water', 'water_dmg'],
  ['wood', 'wood_dmg'],
  ['thunder', 'thunder_dmg'],
  ['nihil', 'nihil_dmg'],
  ['rainbow', 'dmg_up'],
];
const CRYSTAL_LEVELS = 12;
const FIRST_STONE = 1;
const CALM_SCROLL = 1082;

/** Twelve levels of every crystal: sure at first, with the risk of a fall from the seventh on. */
export function demoCrystals(): readonly RecordData[] {
  return CRYSTALS.flatMap(([type, stat], place) =>
    Array.from({ length: CRYSTAL_LEVELS }, (_, index) =>
      released(
        { id: place * CRYSTAL_LEVELS + index + FIRST_STONE, ...crystalAt(type, stat, index + 1) },
        index,
      ),
    ),
  );
}

function crystalAt(type: string, stat: string, level: number): RecordData {
  const isRisky = level > 6;
  return {
    crystal_type: type,
    level,
    require_user_level: 10 + 4 * level,
    costs: [item(STAR_SAND, 2 * level), coins(3000 * level)],
    success_bp: isRisky ? SURE - (level - 6) * 1200 : SURE,
    fail_result: failAt(type, level),
    ...(isRisky
      ? { protect_item_id: CALM_SCROLL, protect_count: level - 6, pity_after: 4 * (level - 5) }
      : {}),
    bonus: [{ stat, mode: 'percent', value: level * 0.5 }],
  };
}

function failAt(type: string, level: number): string {
  if (level > 10 && type === 'rainbow') return 'reset';
  return level > 8 ? 'minus_one' : 'keep';
}
