import { plainText, type RecordData } from '../core/json.ts';
import { DEMO_GODS, type DemoGod } from './god-names.ts';
import { godSkills } from './gods.ts';
import { released, text } from './names.ts';
import { DEMO_SKILLS } from './skill-names.ts';
import { skillLevels } from './skills.ts';

const SLOTS: ReadonlySet<string> = new Set(['active', 'ultimate']);
const TRIGGERS = ['manual', 'auto', 'hp_below', 'turn_start', 'ally_down'] as const;
const HP_BELOW_PERCENT = 40;
const ULTIMATE_ENERGY = 120;
const COOLDOWNS: Readonly<Record<string, number>> = { active: 3, ultimate: 6 };

/** How the gods use their skills in battle. */
export function demoGodSkills(): readonly RecordData[] {
  const uses = DEMO_GODS.flatMap((god) =>
    godSkills(god)
      .filter(({ slot }) => SLOTS.has(plainText(slot)))
      .map((skill) => ({ god, slot: plainText(skill['slot']), skillId: Number(skill['skill_id']) })),
  );
  return uses.map(({ god, slot, skillId }, index) =>
    released({
      id: index + 1,
      god_id: god.id,
      slot,
      skill_id: skillId,
      ...triggerOf(god, slot),
      energy_cost: slot === 'ultimate' ? ULTIMATE_ENERGY : 0,
      cooldown_turn: COOLDOWNS[slot] ?? 0,
      levels: levelsOf(skillId),
    }),
  );
}

function triggerOf({ id }: DemoGod, slot: string): RecordData {
  const trigger = slot === 'ultimate' ? 'manual' : (TRIGGERS[id % TRIGGERS.length] ?? 'manual');
  return trigger === 'hp_below' ? { trigger, trigger_value: HP_BELOW_PERCENT } : { trigger };
}

function levelsOf(skillId: number): readonly RecordData[] {
  const skill = DEMO_SKILLS.find(({ id }) => id === skillId);
  if (skill === undefined) throw new RangeError(`The demo has no skill ${skillId}.`);
  return skillLevels(skill).map(({ level, params }) => ({
    level: level ?? 0,
    params: params ?? [],
    description: text(skill.description),
  }));
}
