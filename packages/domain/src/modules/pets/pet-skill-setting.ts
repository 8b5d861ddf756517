import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { petSkillSlot } from '../../enums/pet-skill-slot.ts';
import { common } from '../../field-sets/common-fields.ts';
import { skillLevels } from '../../field-sets/skill-levels.ts';

/** How one skill of a pet grows: when it unlocks, what its levels cost, what it turns into. */
export const petSkillSetting = defineModule({
  key: 'pet-skill-setting',
  family: 'pets',
  titles: {
    title: ['Pet skills', '寵物技能', 'ペットスキル'],
    record: ['Pet skill', '寵物技能', 'ペットスキル'],
  },
  belongsTo: 'pet_id',
  sections: {
    basics: common.basics({
      id: common.id(),
      pet_id: common.pet(),
      slot: field.enum(['Slot', '技能欄', '枠'], petSkillSlot),
      skill_id: common.skill({
        help: [
          'Must match the pet’s skill in this slot.',
          '須與該寵物此技能欄的技能相同。',
          'ペット側の同じ枠のスキルと一致させます。',
        ],
      }),
      unlock_conds: common.unlockConditions({
        optional: true,
        help: [
          'Empty: uses the unlock stars of the pet.',
          '留空則依寵物設定的解鎖星級。',
          '空欄ならペットの解放星数に従います。',
        ],
      }),
      ai_priority: field.integer(
        ['Priority in auto battle', '自動戰鬥優先度', 'オートバトルの優先度'],
        [0, 100],
        {
          default: 50,
          help: ['Higher values are used first.', '數字越大越優先使用。', '大きいほど先に使います。'],
        },
      ),
    }),
    levels: section(['Levels', '等級', 'レベル'], skillLevels.fields),
    change: section(['Skill replacement', '技能替換', 'スキルの変化'], {
      replace_at_star: field.integer(
        ['Stars for replacement', '替換技能的星級', 'スキルが変化する星数'],
        [1, 10],
        { optional: true },
      ),
      replace_skill_id: field.reference(['Replacement skill', '替換為', '変化後のスキル'], 'skill-setting', {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['pet_id', 'slot'], is: 'unique' },
    {
      fields: ['slot', 'skill_id'],
      along: { groupBy: 'pet_id' },
      is: 'same_rows',
      as: { field: 'skills', of: 'pet_id' },
    },
    ...skillLevels.rules,
    { fields: ['replace_skill_id', 'replace_at_star'], is: 'all_or_none' },
  ],
  display: { title: 'skill_id', namedAfter: ['pet_id'] },
  list: {
    columns: ['id', 'pet_id', 'slot', 'skill_id', 'max_level', 'ai_priority', 'replace_skill_id', 'status'],
    filters: ['pet_id', 'slot', 'skill_id', 'max_level', 'status'],
    sorts: ['id', 'pet_id', 'max_level', 'ai_priority'],
  },
  search: ['pet_id', 'skill_id'],
});
