import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { skillLevels } from '../../field-sets/skill-levels.ts';

const mode = enumOf('awaken-skill-mode', {
  add: ['New skill', '新增', '追加', 'green', '加'],
  replace: ['Replaces a skill', '替換', '置き換え', 'orange', ['換', '替']],
  enhance: ['Enhances a skill', '強化', '強化', 'blue', ['強', '強']],
});

/**
 * A skill that a pet gains by awakening. It names the record of the awakening level rather than its
 * number, which another pet may have and this one not.
 */
export const petAwakenSkillSetting = defineModule({
  key: 'pet-awaken-skill-setting',
  family: 'pet-growth',
  titles: {
    title: ['Pet awakening skills', '寵物覺醒技能', 'ペット覚醒スキル'],
    record: ['Awakening skill', '覺醒技能', '覚醒スキル'],
  },
  belongsTo: 'pet_id',
  sections: {
    basics: common.basics({
      id: common.id(),
      pet_id: common.pet(),
      awaken_id: field.reference(
        ['Awakening level', '所屬覺醒等級', '対応する覚醒レベル'],
        'pet-awaken-level-setting',
      ),
      mode: field.enum(['Effect', '作用方式', '作用'], mode),
      base_skill_id: field.reference(['Original skill', '原技能', '元のスキル'], 'skill-setting', {
        showWhen: { field: 'mode', in: ['replace', 'enhance'] },
        help: ['Must be a skill of this pet.', '須為此寵物擁有的技能。', 'このペットが持つスキルです。'],
      }),
      skill_id: common.skill(),
      description_override: field.localizedText(['Custom description', '專用說明', '専用の説明'], 400, {
        optional: true,
        multiline: true,
        help: [
          'Empty: uses the skill description.',
          '留空則使用技能說明。',
          '空欄ならスキルの説明を使います。',
        ],
      }),
    }),
    levels: section(['Levels', '等級', 'レベル'], skillLevels.fields),
  },
  rules: [
    { fields: ['pet_id', 'awaken_id', 'base_skill_id'], is: 'unique' },
    { fields: ['awaken_id', 'skill_id'], is: 'unique' },
    { field: 'pet_id', of: 'awaken_id', is: 'same', as: { field: 'pet_id' } },
    { field: 'base_skill_id', is: 'found_in', rows: { field: 'skills.skill_id', of: 'pet_id' } },
    ...skillLevels.rules,
  ],
  display: { title: 'skill_id' },
  list: {
    columns: ['id', 'pet_id', 'mode', 'base_skill_id', 'skill_id', 'max_level', 'status'],
    filters: ['pet_id', 'mode', 'skill_id', 'status'],
    sorts: ['id', 'pet_id', 'max_level'],
  },
  search: ['pet_id', 'skill_id'],
});
