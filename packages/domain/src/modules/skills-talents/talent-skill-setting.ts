import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const mode = enumOf('talent-skill-mode', {
  add: ['Adds a skill', '新增技能', 'スキルを追加', 'green', ['增', '追']],
  enhance: ['Enhances a skill', '強化技能', 'スキルを強化', 'blue', '強'],
  replace: ['Replaces a skill', '替換技能', 'スキルを置き換え', 'orange', ['換', '替']],
});

/** The skill that a talent gives at a level. */
export const talentSkillSetting = defineModule({
  key: 'talent-skill-setting',
  family: 'skills-talents',
  titles: {
    title: ['Talent skills', '天賦技能', '天賦スキル'],
    record: ['Talent skill', '天賦技能', '天賦スキル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      talent_id: common.talent({
        help: ['Must be a skill node.', '須為技能節點。', 'スキルのノードを選びます。'],
      }),
      level: common.level([1, 20]),
    }),
    skill: section(['Changed skill', '技能變化', 'スキルの変化'], {
      mode: field.enum(['Effect', '方式', '効果'], mode, { default: 'add' }),
      skill_id: common.skill(),
      base_skill_id: field.reference(['Original skill', '原技能', '元のスキル'], 'skill-setting', {
        showWhen: { field: 'mode', in: ['enhance', 'replace'] },
      }),
      description: common.description(300, { multiline: true }),
    }),
  },
  rules: [
    { fields: ['talent_id', 'level'], is: 'unique' },
    { field: 'node_type', of: 'talent_id', is: 'one_of', values: ['skill'] },
    { field: 'level', is: 'at_most', than: { field: 'max_level', of: 'talent_id' } },
  ],
  display: { title: 'skill_id', namedAfter: ['talent_id'] },
  list: {
    columns: ['id', 'talent_id', 'level', 'mode', 'skill_id', 'description', 'status'],
    filters: ['talent_id', 'mode', 'skill_id', 'status'],
    sorts: ['id', 'talent_id', 'level'],
  },
  search: ['talent_id', 'skill_id', 'description'],
});
