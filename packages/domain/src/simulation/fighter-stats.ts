import { isJsonObject, type JsonValue, type RecordData } from '../core/json.ts';

/** The stats that every fighter has. */
export const CORE_STATS = ['hp', 'atk', 'def', 'spd'] as const;
export type CoreStat = (typeof CORE_STATS)[number];
type FighterStats = { readonly [S in CoreStat]: number };

const BASIS_POINTS = 10_000;
const MAX_LEVEL = 300;

/** How much of the growth per level each level of a curve brings, 1 = all of it; levels it leaves out bring all. */
type LevelRates = ReadonlyMap<number, number>;

/** Reads the records of one level curve. */
export function readLevelRates(levels: readonly RecordData[]): LevelRates {
  return new Map(
    levels.flatMap(({ level, stat_rate_bp: rate }) =>
      typeof level === 'number' && typeof rate === 'number' ? [[level, rate / BASIS_POINTS] as const] : [],
    ),
  );
}

/** What a fighter's rarity says of its levels. */
type Ranks = { readonly maxLevel: number; readonly rate: number };

/** The highest level and the growth that a record of a rarity allows. */
export function readRanks(rarity: RecordData): Ranks {
  const { max_level: level, stat_rate_bp: rate } = rarity;
  return {
    maxLevel: typeof level === 'number' && level >= 1 ? Math.min(Math.trunc(level), MAX_LEVEL) : 1,
    rate: typeof rate === 'number' ? rate / BASIS_POINTS : 1,
  };
}

/** A fighter's stats from level 1 to the highest: the base, and the growth of every level since. */
export function statsByLevel(
  fighter: RecordData,
  rates: LevelRates,
  { maxLevel, rate }: Ranks,
): readonly FighterStats[] {
  const base = statsOf(fighter['base_stats']);
  const growth = statsOf(fighter['growth_stats']);
  let grown = 0;
  return Array.from({ length: maxLevel }, (_, index) => {
    if (index > 0) grown += rates.get(index + 1) ?? 1;
    return mapStats((stat) => (base[stat] + growth[stat] * grown) * rate);
  });
}

/** What a point of each stat counts for in the console's estimate of strength. */
const WEIGHTS: FighterStats = { hp: 0.025, atk: 0.25, def: 0.25, spd: 0.5 };
const STAR_BONUS = 0.1;

/** One number for how strong a fighter is: an estimate to compare battles by, not the game's own. */
export function estimatedPower(stats: FighterStats, star = 1): number {
  const sum = CORE_STATS.reduce((total, stat) => total + stats[stat] * WEIGHTS[stat], 0);
  return sum * (1 + STAR_BONUS * (Math.max(1, star) - 1));
}

function statsOf(value: JsonValue | undefined): FighterStats {
  const block = isJsonObject(value) ? value : {};
  return mapStats((stat) => {
    const number = block[stat];
    return typeof number === 'number' && Number.isFinite(number) ? number : 0;
  });
}

function mapStats(read: (stat: CoreStat) => number): FighterStats {
  return { hp: read('hp'), atk: read('atk'), def: read('def'), spd: read('spd') };
}
