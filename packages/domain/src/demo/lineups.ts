import type { RecordData } from '../core/json.ts';
import { DEMO_PETS, type DemoProperty, type DemoRarity } from './pet-names.ts';

/** How strong and how many the enemies of a battle are. */
type Encounter = {
  /** Tells battles apart: another number, another choice of enemies. */
  readonly seed: number;
  readonly property: DemoProperty;
  readonly level: number;
  readonly waves: number;
  readonly hasBoss: boolean;
};

const MONSTERS: readonly DemoRarity[] = ['N', 'R'];
const BOSSES: readonly DemoRarity[] = ['SSR', 'SSR_PLUS'];
const SMALLEST_WAVE = 2;
const WAVE_SIZES = 3;
const BOSS_PLACE = 2;
const BOSS_LEVELS = 3;
const LEVELS_PER_STAR = 20;
const LEVELS_PER_SKILL = 10;
const MAX_STARS = 6;
const MAX_SKILL = 5;

/** The waves of a battle. A boss, where there is one, stands in the last. */
export function wavesOf(encounter: Encounter): readonly RecordData[] {
  return Array.from({ length: encounter.waves }, (_, index) => {
    const isLast = index === encounter.waves - 1;
    return { no: index + 1, enemies: enemiesOf(encounter, index, isLast && encounter.hasBoss) };
  });
}

function enemiesOf(encounter: Encounter, wave: number, withBoss: boolean): readonly RecordData[] {
  const { seed, property, level } = encounter;
  const count = SMALLEST_WAVE + ((seed + wave) % WAVE_SIZES);
  const monsters = Array.from({ length: count }, (_, index) =>
    fighter(
      index + 1 < BOSS_PLACE ? 1 : index + 2,
      pick(MONSTERS, property, seed + wave + index),
      level,
      false,
    ),
  );
  const boss = fighter(BOSS_PLACE, pick(BOSSES, property, seed), level + BOSS_LEVELS, true);
  return withBoss ? [...monsters.slice(0, 1), boss, ...monsters.slice(1)] : monsters;
}

function fighter(slot: number, monsterId: number, level: number, boss: boolean): RecordData {
  return {
    slot,
    unit_type: 'monster',
    monster_id: monsterId,
    level,
    star: Math.min(MAX_STARS, 1 + Math.floor(level / LEVELS_PER_STAR)),
    skill_level: Math.min(MAX_SKILL, 1 + Math.floor(level / LEVELS_PER_SKILL)),
    boss,
  };
}

/** A pet of the region's property if there is one, else any of its rarity. */
function pick(rarities: readonly DemoRarity[], property: DemoProperty, seed: number): number {
  const ofRarity = DEMO_PETS.filter((pet) => rarities.includes(pet.rarity));
  const fitting = ofRarity.filter((pet) => pet.property === property);
  const choice = fitting.length === 0 ? ofRarity : fitting;
  return choice[seed % choice.length]?.id ?? 0;
}
