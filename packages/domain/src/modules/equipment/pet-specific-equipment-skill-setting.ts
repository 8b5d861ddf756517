import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { petSkillSlot } from '../../enums/pet-skill-slot.ts';
import { common } from '../../field-sets/common-fields.ts';
import { parameterRows } from '../../field-sets/parameter-rows.ts';

const BY_LEVEL = { orderBy: 'skill_level', groupBy: 'specific_equipment_id' } as const;

/** What the skill of a pet's own piece does at a level. Placeholders of its text are the parameters. */
export const petSpecificEquipmentSkillSetting = defineModule({
  key: 'pet-specific-equipment-skill-setting',
  family: 'equipment',
  titles: {
    title: ['Pet-specific equipment skills v1', '專屬裝備技能', '専用装備スキル'],
    record: ['Skill level', '技能等級', 'スキルレベル'],
  },
  sections: {
    step: section(['Step', '等級', 'レベル'], {
      id: common.id(),
      specific_equipment_id: common.petEquipment(),
      skill_level: field.integer(['Skill level', '技能等級', 'スキルレベル'], [1, 20]),
    }),
    skill: section(['Effect', '效果', '効果'], {
      skill_id: common.skill(),
      enhance_slot: field.enum(['Enhances pet skill', '強化寵物技能', '強化するペットスキル'], petSkillSlot, {
        optional: true,
      }),
      params: parameterRows(['Description parameters', '說明參數', '説明文のパラメーター']),
      description: common.description(400, { multiline: true }),
    }),
  },
  rules: [
    { fields: ['specific_equipment_id', 'skill_level'], is: 'unique' },
    { field: 'skill_level', along: BY_LEVEL, is: 'contiguous', from: 1 },
    { field: 'skill_version', of: 'specific_equipment_id', is: 'one_of', values: ['v1'] },
    { rule: 'placeholders_match_rows', field: 'description', rows: 'params', key: 'key' },
  ],
  display: { title: 'specific_equipment_id' },
  list: {
    columns: [
      'id',
      'specific_equipment_id',
      'skill_level',
      'skill_id',
      'enhance_slot',
      'params',
      'description',
      'status',
    ],
    filters: ['specific_equipment_id', 'skill_id', 'enhance_slot', 'status'],
    sorts: ['id', 'specific_equipment_id', 'skill_level'],
    sheet: { groupBy: 'specific_equipment_id' },
  },
  search: ['description'],
});
