import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { spiritItemId } from './items.ts';
import { released, text } from './names.ts';
import { moreNormals, morePassives, OWN_SKILL_IDS } from './own-skills.ts';
import { DEMO_PETS, type DemoJob, type DemoPet, type DemoRarity } from './pet-names.ts';
import { JOB_ORDER, jobId, PROPERTY_ORDER } from './words.ts';

type Stats = { readonly hp: number; readonly atk: number; readonly def: number; readonly spd: number };

const BASE: Readonly<Record<DemoRarity, number>> = { N: 70, R: 82, SR: 96, SSR: 112, SSR_PLUS: 128, E: 104 };

/** Share of each stat by job, in percent of the base. */
const SHAPES: Readonly<Record<DemoJob, Stats>> = {
  guardian: { hp: 4200, atk: 300, def: 420, spd: 92 },
  striker: { hp: 3000, atk: 460, def: 280, spd: 106 },
  caster: { hp: 2700, atk: 440, def: 240, spd: 100 },
  healer: { hp: 3200, atk: 340, def: 300, spd: 98 },
  bard: { hp: 3000, atk: 330, def: 290, spd: 112 },
  shade: { hp: 2600, atk: 430, def: 230, spd: 120 },
};

const FIRST_NORMAL = 2001;
const FIRST_JOB_ACTIVE = 2101;
const PLAIN_ACTIVE = 2116;
const FIRST_PASSIVE = 2201;
const FIRST_ULTIMATE = 2301;
const FIRST_GRAND_ULTIMATE = 2311;
const GRAND: ReadonlySet<DemoRarity> = new Set<DemoRarity>(['SSR', 'SSR_PLUS', 'E']);
const SPIRITS_TO_SUMMON: Readonly<Record<DemoRarity, number>> = {
  N: 10,
  R: 20,
  SR: 40,
  SSR: 80,
  SSR_PLUS: 120,
  E: 60,
};

export function demoPets(): readonly RecordData[] {
  return DEMO_PETS.map((pet, index) => petRecord(pet, index));
}

/** A pet as a record. `index` gives each pet stats and a club of its own. */
export function petRecord(pet: DemoPet, index: number): RecordData {
  const stats = statsOf(pet, index);
  return released({
    pet_id: pet.id,
    name: text(pet.name),
    title: text(pet.title),
    rarity: pet.rarity,
    property: pet.property,
    clan: `clan_${(index % 4) + 1}`,
    job_id: jobId(pet.job),
    release_at: releaseOf(pet, index),
    base_stats: stats,
    growth_stats: growthOf(stats),
    skills: petSkills(pet),
    spirit_item_id: spiritItemId(pet.id),
    spirit_to_summon: SPIRITS_TO_SUMMON[pet.rarity],
    icon: { path: iconPath('pet', String(pet.id)) },
    portrait: { path: iconPath('pet', `${pet.id}-portrait`) },
    spine: { path: `pet/${pet.property}.spine.json` },
  });
}

function statsOf(pet: DemoPet, index: number): Stats {
  const variation = 0.94 + ((index * 7) % 13) / 100;
  return scale(SHAPES[pet.job], (BASE[pet.rarity] / 100) * variation);
}

/** Speed grows by a point a level, so that no pet leaves all others behind. */
function growthOf(stats: Stats): Stats {
  return { ...scale(stats, 0.06), spd: 1 };
}

function scale(stats: Stats, factor: number): Stats {
  const round = (value: number) => Math.round(value * factor);
  return { hp: round(stats.hp), atk: round(stats.atk), def: round(stats.def), spd: round(stats.spd) };
}

/** The skills of a pet by slot. Common pets have fewer. */
export function petSkills(pet: DemoPet): readonly RecordData[] {
  const { rarity, job } = pet;
  const own = OWN_SKILL_IDS.petActive.get(pet.name[0]);
  const ofJob = { slot: 'active_1', skill_id: FIRST_JOB_ACTIVE + JOB_ORDER.indexOf(job), unlock_star: 1 };
  const normal = { slot: 'normal', skill_id: normalOf(pet), unlock_star: 1 };
  const ultimate = { slot: 'ultimate', skill_id: ultimateOf(pet), unlock_star: 1 };
  if (rarity === 'N') return [normal, { ...ofJob, skill_id: own ?? ofJob.skill_id }, ultimate];
  return [
    normal,
    ofJob,
    { slot: 'active_2', skill_id: own ?? PLAIN_ACTIVE, unlock_star: 3 },
    { slot: 'passive', skill_id: passiveOf(pet), unlock_star: 4 },
    ultimate,
  ];
}

/** Pets of one property share three first attacks, pets of one job five passives. */
function normalOf({ id, property }: DemoPet): number {
  const shared = [FIRST_NORMAL + PROPERTY_ORDER.indexOf(property), ...moreNormals(property)];
  const place = DEMO_PETS.filter((other) => other.property === property && other.id < id).length;
  return shared[place % shared.length] ?? FIRST_NORMAL;
}

function passiveOf({ id, job }: DemoPet): number {
  const shared = [FIRST_PASSIVE + JOB_ORDER.indexOf(job), ...morePassives(job)];
  const place = DEMO_PETS.filter((other) => other.job === job && other.id < id).length;
  return shared[place % shared.length] ?? FIRST_PASSIVE;
}

function ultimateOf({ name, rarity, property }: DemoPet): number {
  const first = GRAND.has(rarity) ? FIRST_GRAND_ULTIMATE : FIRST_ULTIMATE;
  return OWN_SKILL_IDS.petUltimate.get(name[0]) ?? first + PROPERTY_ORDER.indexOf(property);
}

function releaseOf({ rarity }: DemoPet, index: number): string {
  if (rarity === 'E') return index % 2 === 0 ? '2026-11-13 03:00:00' : '2026-12-18 03:00:00';
  const month = String(3 + (index % 8)).padStart(2, '0');
  const day = String(1 + ((index * 5) % 27)).padStart(2, '0');
  return `2026-${month}-${day} 04:00:00`;
}
