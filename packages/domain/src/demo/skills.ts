import type { RecordData } from '../core/json.ts';
import { placeholdersOf } from '../fields/placeholders.ts';
import { EFFECT_IDS } from './effects.ts';
import { iconPath } from './icon-paths.ts';
import { released, text } from './names.ts';
import { DEMO_SKILLS } from './skill-names.ts';
import type { DemoSkill } from './skill-patterns.ts';

const LEVELS = 5;
const COOLDOWNS = { normal: 0, active: 3, passive: 0, ultimate: 5, aid: 4, leader: 0 } as const;
const ULTIMATE_ENERGY = 100;
const BASIS_POINTS_PER_PERCENT = 100;
const RANDOM_TARGETS = 3;
/** Number of the cut-in among the message effects. */
const ULTIMATE_CUT_IN = 4;

export function demoSkills(): readonly RecordData[] {
  return DEMO_SKILLS.map(skillRecord);
}

function skillRecord(skill: DemoSkill): RecordData {
  return released({
    skill_id: skill.id,
    name: text(skill.name),
    description: text(skill.description),
    icon: { path: iconPath('skill', `${skill.type}-${skill.property}`) },
    skill_type: skill.type,
    property: skill.property,
    target: skill.target,
    ...(skill.target === 'random' ? { target_count: RANDOM_TARGETS } : {}),
    cooldown_turn: COOLDOWNS[skill.type],
    energy_cost: skill.type === 'ultimate' ? ULTIMATE_ENERGY : 0,
    levels: skillLevels(skill),
    ...(skill.type === 'ultimate' ? { message_effect_id: ULTIMATE_CUT_IN } : {}),
    animation: `skill_${skill.id}`,
  });
}

/** The levels of a skill: effects, and the parameters of its description. */
export function skillLevels(skill: DemoSkill): readonly RecordData[] {
  return Array.from({ length: LEVELS }, (_, index) => levelRow(skill, index));
}

function levelRow(skill: DemoSkill, index: number): RecordData {
  const effects = skill.effects.map(({ code, base, step, chanceBp, turns }) => ({
    effect_id: EFFECT_IDS.get(code) ?? 0,
    value: base + step * index,
    rate_bp: chanceBp,
    turns,
  }));
  const last = effects.at(-1);
  const values: Readonly<Record<string, number>> = {
    value: effects[0]?.value ?? 0,
    second: effects[1]?.value ?? 0,
    turns: last?.turns ?? 0,
    chance: (last?.rate_bp ?? 0) / BASIS_POINTS_PER_PERCENT,
  };
  const params = placeholdersOf(skill.description[0]).map((key) => ({ key, value: values[key] ?? 0 }));
  return { level: index + 1, effects, params };
}
