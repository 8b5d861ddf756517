import { plainText, type RecordData } from '../core/json.ts';
import { released } from './names.ts';
import { DEMO_PETS, type DemoPet } from './pet-names.ts';
import { petSkills } from './pets.ts';
import { jobId, PROPERTY_ORDER } from './words.ts';

const MAX_LEVEL = 5;
const FIRST_EMBLEM = 1221;
const COINS_PER_LEVEL = 1500;
const REPLACED_AT_STAR = 6;
const FIRST_PROPERTY_ACTIVE = 2110;
const PLAIN_ACTIVE = 2116;
const PRIORITIES: Readonly<Record<string, number>> = {
  normal: 10,
  active_1: 50,
  active_2: 60,
  passive: 0,
  ultimate: 90,
};

/** How the skills of every pet grow. */
export function demoPetSkills(): readonly RecordData[] {
  const all = DEMO_PETS.flatMap((pet) => petSkills(pet).map((skill) => ({ pet, skill })));
  return all.map(({ pet, skill }, index) => {
    const slot = plainText(skill['slot']);
    return released({
      id: index + 1,
      pet_id: pet.id,
      slot,
      skill_id: skill['skill_id'] ?? 0,
      max_level: MAX_LEVEL,
      level_costs: levelCosts(pet),
      ...replacement(pet, slot),
      ai_priority: PRIORITIES[slot] ?? 50,
    });
  });
}

function levelCosts(pet: DemoPet): readonly RecordData[] {
  const emblem = FIRST_EMBLEM + jobId(pet.job) - 1;
  return Array.from({ length: MAX_LEVEL - 1 }, (_, index): RecordData => ({
    level: index + 2,
    costs: [
      { asset_kind: 'coin', amount: COINS_PER_LEVEL * (index + 1) ** 2 },
      { asset_kind: 'item', target_id: emblem, amount: 2 * (index + 1) },
    ],
  }));
}

/** The first skill of a myth becomes that of its property in the end. */
function replacement({ rarity, property }: DemoPet, slot: string): RecordData {
  if (rarity !== 'SSR_PLUS' || slot !== 'active_1') return {};
  const place = PROPERTY_ORDER.indexOf(property);
  const skill = place === 0 ? PLAIN_ACTIVE : FIRST_PROPERTY_ACTIVE + place;
  return { replace_at_star: REPLACED_AT_STAR, replace_skill_id: skill };
}
