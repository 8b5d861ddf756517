import type { RecordData } from '../core/json.ts';
import { statKey } from '../enums/stat-key.ts';
import {
  DEMO_SETS,
  EQUIPMENT_SLOTS,
  pieceName,
  setName,
  type DemoSet,
  type EquipmentRarity,
  type EquipmentSlot,
} from './equipment-names.ts';
import { iconPath } from './icon-paths.ts';
import { released, text } from './names.ts';
import { RARITIES } from './rarities-and-jobs.ts';
import { DEMO_SKILLS } from './skill-names.ts';

type RarityFacts = {
  readonly maxLevel: number;
  readonly rateBp: number;
  readonly skillSlots: number;
  readonly openLevels: readonly number[];
  readonly requireLevel: number;
};

/** What the rarities of equipment mean. */
export const EQUIPMENT_RARITIES: Readonly<Record<EquipmentRarity, RarityFacts>> = {
  N: { maxLevel: 10, rateBp: 10_000, skillSlots: 0, openLevels: [], requireLevel: 1 },
  R: { maxLevel: 20, rateBp: 11_000, skillSlots: 0, openLevels: [10], requireLevel: 10 },
  SR: { maxLevel: 30, rateBp: 12_500, skillSlots: 1, openLevels: [10, 20], requireLevel: 25 },
  SSR: { maxLevel: 40, rateBp: 14_500, skillSlots: 1, openLevels: [10, 20, 30], requireLevel: 45 },
  SSR_PLUS: { maxLevel: 50, rateBp: 17_000, skillSlots: 2, openLevels: [10, 20, 30, 40], requireLevel: 60 },
};

export function demoEquipmentRarities(): readonly RecordData[] {
  return Object.entries(EQUIPMENT_RARITIES).map(([rarity, facts], index) =>
    released(
      {
        rarity,
        name: text(RARITIES[rarity as EquipmentRarity].name),
        order: index + 1,
        max_level: facts.maxLevel,
        stat_rate_bp: facts.rateBp,
        skill_slot: facts.skillSlots,
        ...(facts.openLevels.length === 0
          ? {}
          : { sub_stat_open_levels: facts.openLevels.map((level) => ({ level })) }),
        frame: { path: iconPath('ui', `frame-${rarity}`) },
        color: RARITIES[rarity as EquipmentRarity].color,
      },
      index,
    ),
  );
}

type Figure = { readonly stat: string; readonly base: number };

const MAIN: Readonly<Record<EquipmentSlot, Figure>> = {
  weapon: { stat: 'atk', base: 60 },
  head: { stat: 'hp', base: 400 },
  body: { stat: 'def', base: 55 },
  hands: { stat: 'crit_rate', base: 4 },
  feet: { stat: 'spd', base: 6 },
  accessory: { stat: 'effect_hit', base: 5 },
};

/** Sub stats with the smallest and the largest roll at the lowest rarity, and their weight. */
const SUBS: readonly (readonly [stat: string, min: number, max: number, weight: number])[] = [
  ['hp', 40, 120, 120],
  ['atk', 8, 20, 100],
  ['def', 8, 18, 100],
  ['spd', 1, 3, 40],
  ['crit_rate', 1, 3, 60],
  ['crit_dmg', 2, 6, 60],
  ['effect_hit', 1, 4, 80],
  ['effect_res', 1, 4, 80],
];

const GROWTH = 0.08;
const PIECES_PER_NUMBER = 10;
const FIRST_PIECE = 5000;
const BASIS_POINTS = 10_000;
/** Healers and bards carry nothing in their hands. */
const CASTER_JOBS = [3, 4, 5];
const POOLS: Readonly<Partial<Record<EquipmentSlot, number>>> = { weapon: 1, body: 2, accessory: 3 };
const GRAND_POOL = 4;

/** Sixty pieces: ten sets with one piece for each slot. */
export function demoEquipment(): readonly RecordData[] {
  return DEMO_SETS.flatMap((set, index) =>
    EQUIPMENT_SLOTS.map((slot, place) =>
      released(
        { equipment_id: FIRST_PIECE + (index + 1) * PIECES_PER_NUMBER + place + 1, ...pieceOf(set, slot) },
        index * EQUIPMENT_SLOTS.length + place,
      ),
    ),
  );
}

function pieceOf(set: DemoSet, slot: EquipmentSlot): RecordData {
  const { rateBp, openLevels, requireLevel } = EQUIPMENT_RARITIES[set.rarity];
  const main = MAIN[slot];
  const base = figureOf(main.stat, (main.base * rateBp) / BASIS_POINTS);
  const isForCasters = slot === 'weapon' && set.property === 'thunder';
  const pool = poolOf(set, slot);
  return {
    name: text(pieceName(set, slot)),
    description: text(set.lore),
    icon: { path: iconPath('equipment', `${slot}-${set.property}`) },
    slot,
    rarity: set.rarity,
    set_id: set.id,
    ...(isForCasters ? { job_ids: CASTER_JOBS } : {}),
    require_level: requireLevel,
    main_stat: [{ stat: main.stat, base, growth: growthOf(base) }],
    sub_stat_count: openLevels.length,
    ...(openLevels.length === 0 ? {} : { sub_stats: subStats(main.stat, rateBp) }),
    ...(pool === null ? {} : { skill_pool_id: pool }),
    sell_locked: set.rarity === 'SSR_PLUS',
  };
}

function poolOf({ rarity }: DemoSet, slot: EquipmentSlot): number | null {
  if (EQUIPMENT_RARITIES[rarity].skillSlots === 0) return null;
  return rarity === 'SSR_PLUS' && slot === 'weapon' ? GRAND_POOL : (POOLS[slot] ?? null);
}

function subStats(mainStat: string, rateBp: number): readonly RecordData[] {
  return SUBS.filter(([stat]) => stat !== mainStat).map(([stat, min, max, weight]) => ({
    stat,
    min: figureOf(stat, (min * rateBp) / BASIS_POINTS),
    max: figureOf(stat, (max * rateBp) / BASIS_POINTS),
    weight,
  }));
}

/** Stats that players read as whole numbers; the others are shares. */
const WHOLE: ReadonlySet<string> = new Set(['hp', 'atk', 'def', 'spd']);
const inHalves = (value: number): number => Math.round(value * 2) / 2;
const figureOf = (stat: string, value: number): number =>
  WHOLE.has(stat) ? Math.round(value) : inHalves(value);

/** Small figures grow by halves. */
function growthOf(base: number): number {
  const growth = base * GROWTH;
  return growth < 2 ? Math.max(0.5, inHalves(growth)) : Math.round(growth);
}

const SET_PERCENT: Readonly<Record<EquipmentRarity, number>> = { N: 4, R: 6, SR: 9, SSR: 12, SSR_PLUS: 16 };

export function demoSets(): readonly RecordData[] {
  return DEMO_SETS.map((set, index) =>
    released(
      {
        set_id: set.id,
        name: text(setName(set)),
        icon: { path: iconPath('equipment-set', String(set.id)) },
        piece_count: set.skillId === null ? 4 : 6,
        effects: effectsOf(set),
      },
      index,
    ),
  );
}

function effectsOf({ rarity, stats: [two, four], skillId }: DemoSet): readonly RecordData[] {
  const percent = SET_PERCENT[rarity];
  const steps = [bonusStep(2, two, percent), bonusStep(4, four, percent + 2)];
  const skill = DEMO_SKILLS.find(({ id }) => id === skillId);
  if (skill === undefined) return steps;
  const [en, zh, jp] = skill.name;
  const description = text([`The skill “${en}”.`, `獲得技能「${zh}」。`, `スキル「${jp}」を得る。`]);
  return [...steps, { pieces: 6, skill_id: skill.id, description }];
}

function bonusStep(pieces: number, stat: string, value: number): RecordData {
  const { en, zh, jp } = statKey.values.find((one) => one.value === stat)?.label ?? {
    en: stat,
    zh: stat,
    jp: stat,
  };
  return {
    pieces,
    bonus: [{ stat, mode: 'percent', value }],
    description: text([`${en} +${value}%`, `${zh} +${value}%`, `${jp} +${value}%`]),
  };
}
