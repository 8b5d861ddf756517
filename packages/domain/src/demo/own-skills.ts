import { NORMAL_TABLE, PASSIVE_TABLE } from './common-skill-names.ts';
import { DEMO_GODS } from './god-names.ts';
import { GOD_SKILL_TABLE } from './god-skill-names.ts';
import { trioAt, type Trio } from './names.ts';
import { DEMO_PETS, type DemoJob, type DemoProperty } from './pet-names.ts';
import { PET_SKILL_TABLE } from './pet-skill-names.ts';
import { effectsOf, skillPattern, type DemoSkill, type SkillEffect } from './skill-patterns.ts';
import { cellAt, cellsOf } from './table.ts';

/** Where the ids of each sort of skill begin. */
const FIRST = {
  normal: 2007,
  passive: 2207,
  petActive: 2501,
  petUltimate: 2701,
  godActive: 2801,
  godAid: 2851,
} as const;

/** How much more the skill of a rarer pet or god does, in percent of its pattern. */
const STRENGTH_PERCENT: Readonly<Record<string, number>> = {
  N: 90,
  R: 100,
  SR: 105,
  SSR: 110,
  SSR_PLUS: 120,
  E: 108,
};
const FULL_PERCENT = 100;

type Owner = { readonly id: number; readonly property: DemoProperty; readonly rarity: string };
type OwnedSkill = { readonly owner: string; readonly skill: DemoSkill };

/** Place of the cells that name a second skill: after owner, pattern and a name in three languages. */
const SECOND_PLACE = 5;

function skillAt(
  row: readonly string[],
  place: number,
  about: Pick<DemoSkill, 'id' | 'type' | 'property'>,
  rarity: string,
): DemoSkill {
  const { target, effects, description } = skillPattern(cellAt(row, place));
  const stronger = (effect: SkillEffect): SkillEffect => ({
    ...effect,
    base: Math.round((effect.base * (STRENGTH_PERCENT[rarity] ?? FULL_PERCENT)) / FULL_PERCENT),
  });
  const name: Trio = trioAt(row, place + 1);
  return { ...about, target, name, description, effects: effectsOf(effects).map(stronger) };
}

/** The skills of a table whose rows begin with their owner's English name. */
function ownedSkills(
  table: string,
  owners: ReadonlyMap<string, Owner>,
  first: number,
  type: DemoSkill['type'],
  place = 1,
): readonly OwnedSkill[] {
  return cellsOf(table)
    .filter((row) => row.length > place)
    .map((row, index) => {
      const owner = owners.get(cellAt(row, 0));
      if (owner === undefined) throw new RangeError(`Nobody in the demo is called ${cellAt(row, 0)}.`);
      const about = { id: first + index, type, property: owner.property };
      return { owner: cellAt(row, 0), skill: skillAt(row, place, about, owner.rarity) };
    });
}

/** Skills that several have: rows begin with a property, or a job whose skills fit every property. */
function commonSkills(table: string, first: number, type: 'normal' | 'passive'): readonly OwnedSkill[] {
  return cellsOf(table).map((row, index) => {
    const property: DemoProperty = type === 'normal' ? (cellAt(row, 0) as DemoProperty) : 'none';
    return {
      owner: cellAt(row, 0),
      skill: skillAt(row, 1, { id: first + index, type, property }, 'R'),
    };
  });
}

const PETS: ReadonlyMap<string, Owner> = new Map(DEMO_PETS.map((pet) => [pet.name[0], pet]));
const GODS: ReadonlyMap<string, Owner> = new Map(DEMO_GODS.map((god) => [god.name[0], god]));

const NORMALS = commonSkills(NORMAL_TABLE, FIRST.normal, 'normal');
const PASSIVES = commonSkills(PASSIVE_TABLE, FIRST.passive, 'passive');
const PET_ACTIVES = ownedSkills(PET_SKILL_TABLE, PETS, FIRST.petActive, 'active');
const PET_ULTIMATES = ownedSkills(PET_SKILL_TABLE, PETS, FIRST.petUltimate, 'ultimate', SECOND_PLACE);
const GOD_ACTIVES = ownedSkills(GOD_SKILL_TABLE, GODS, FIRST.godActive, 'active');
const GOD_AIDS = ownedSkills(GOD_SKILL_TABLE, GODS, FIRST.godAid, 'aid', SECOND_PLACE);

/** The skills that belong to one pet or god, and further first attacks and passives. */
export const OWN_SKILLS: readonly DemoSkill[] = [
  ...NORMALS,
  ...PASSIVES,
  ...PET_ACTIVES,
  ...PET_ULTIMATES,
  ...GOD_ACTIVES,
  ...GOD_AIDS,
].map(({ skill }) => skill);

const idsByOwner = (skills: readonly OwnedSkill[]): ReadonlyMap<string, number> =>
  new Map(skills.map(({ owner, skill }) => [owner, skill.id]));

/** Ids of skills by the English name of the pet or god that has them. */
export const OWN_SKILL_IDS = {
  petActive: idsByOwner(PET_ACTIVES),
  petUltimate: idsByOwner(PET_ULTIMATES),
  godActive: idsByOwner(GOD_ACTIVES),
  godAid: idsByOwner(GOD_AIDS),
} as const;

/** Further first attacks of a property, and passives of a job. */
export const moreNormals = (property: DemoProperty): readonly number[] => idsOf(NORMALS, property);
export const morePassives = (job: DemoJob): readonly number[] => idsOf(PASSIVES, job);

function idsOf(skills: readonly OwnedSkill[], owner: string): readonly number[] {
  return skills.filter((one) => one.owner === owner).map(({ skill }) => skill.id);
}
