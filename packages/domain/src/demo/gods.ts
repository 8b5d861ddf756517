import type { RecordData } from '../core/json.ts';
import { DEMO_GODS, type DemoFaction, type DemoGod, type GodRarity } from './god-names.ts';
import { iconPath } from './icon-paths.ts';
import { godSpiritItemId } from './items.ts';
import { released, text } from './names.ts';
import { OWN_SKILL_IDS } from './own-skills.ts';
import { RARITIES } from './rarities-and-jobs.ts';
import { PROPERTY_ORDER } from './words.ts';

/** A god's figures. */
export type GodStats = {
  readonly hp: number;
  readonly atk: number;
  readonly def: number;
  readonly spd: number;
};

type GodRarityFacts = {
  readonly maxStar: number;
  readonly maxLevel: number;
  readonly rateBp: number;
  readonly spirits: number;
  readonly might: number;
  readonly base: number;
};

/** What the rarities of gods mean. */
export const GOD_RARITIES: Readonly<Record<GodRarity, GodRarityFacts>> = {
  R: { maxStar: 3, maxLevel: 20, rateBp: 10_000, spirits: 5, might: 20, base: 0.8 },
  SR: { maxStar: 4, maxLevel: 30, rateBp: 12_000, spirits: 10, might: 50, base: 1 },
  SSR: { maxStar: 5, maxLevel: 40, rateBp: 14_500, spirits: 20, might: 120, base: 1.25 },
  SSR_PLUS: { maxStar: 6, maxLevel: 50, rateBp: 17_500, spirits: 40, might: 300, base: 1.5 },
};

export function demoGodRarities(): readonly RecordData[] {
  return Object.entries(GOD_RARITIES).map(([rarity, facts], index) =>
    released(
      {
        rarity,
        name: text(RARITIES[rarity as GodRarity].name),
        order: index + 1,
        max_star: facts.maxStar,
        max_level: facts.maxLevel,
        stat_rate_bp: facts.rateBp,
        duplicate_spirit: facts.spirits,
        might_base: facts.might,
        frame: { path: iconPath('ui', `frame-${rarity}`) },
      },
      index,
    ),
  );
}

const SHAPES: Readonly<Record<DemoFaction, GodStats>> = {
  sky: { hp: 1800, atk: 260, def: 140, spd: 112 },
  sea: { hp: 2200, atk: 210, def: 180, spd: 98 },
  forest: { hp: 2400, atk: 190, def: 190, spd: 92 },
  forge: { hp: 2000, atk: 280, def: 170, spd: 96 },
  moon: { hp: 1900, atk: 240, def: 150, spd: 106 },
};

const GROWTH = 0.05;
const PLAIN_ACTIVE = 2116;
const FIRST_ULTIMATE = 2311;
const FIRST_PASSIVE = 2201;
const AIDS = [2401, 2402] as const;
const RARITY_ORDER = Object.keys(GOD_RARITIES) as readonly GodRarity[];

/** A god's figures at level 1. Each god is a little different from the others of its faction. */
export function godBaseStats({ id, rarity, faction }: DemoGod): GodStats {
  const variation = 0.95 + ((id * 7) % 11) / 100;
  return scaled(SHAPES[faction], GOD_RARITIES[rarity].base * variation);
}

/** What a level adds to them: a point of speed, a share of the rest. */
export function godGrowth(god: DemoGod): GodStats {
  return { ...scaled(godBaseStats(god), GROWTH), spd: 1 };
}

function scaled(stats: GodStats, factor: number): GodStats {
  const round = (value: number) => Math.round(value * factor);
  return { hp: round(stats.hp), atk: round(stats.atk), def: round(stats.def), spd: round(stats.spd) };
}

/** The skills of a god by slot: the rarer it is, the more it has. */
export function godSkills({ id, rarity, property, name: [name] }: DemoGod): readonly RecordData[] {
  const place = PROPERTY_ORDER.indexOf(property);
  const aid = OWN_SKILL_IDS.godAid.get(name);
  const all = [
    { slot: 'active', skill_id: OWN_SKILL_IDS.godActive.get(name) ?? PLAIN_ACTIVE },
    { slot: 'ultimate', skill_id: FIRST_ULTIMATE + place },
    { slot: 'aid', skill_id: aid ?? (property === 'water' ? AIDS[1] : AIDS[0]) },
    { slot: 'aid_passive', skill_id: FIRST_PASSIVE + (id % 6) },
  ];
  return all.slice(0, RARITY_ORDER.indexOf(rarity) + 1);
}

export function demoGods(): readonly RecordData[] {
  return DEMO_GODS.map((god, index) =>
    released(
      {
        god_id: god.id,
        name: text(god.name),
        title: text(god.title),
        rarity: god.rarity,
        property: god.property,
        faction: god.faction,
        release_at: releaseOf(index),
        base_stats: godBaseStats(god),
        growth_stats: godGrowth(god),
        skills: godSkills(god),
        spirit_item_id: godSpiritItemId(god.id),
        icon: { path: iconPath('god', String(god.id)) },
        portrait: { path: iconPath('god', `${god.id}-portrait`) },
        spine: { path: `god/${god.faction}.spine.json` },
      },
      index,
    ),
  );
}

function releaseOf(index: number): string {
  const month = String(3 + (index % 8)).padStart(2, '0');
  const day = String(2 + ((index * 7) % 26)).padStart(2, '0');
  return `2026-${month}-${day} 04:00:00`;
}
