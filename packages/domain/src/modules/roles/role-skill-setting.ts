import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const branch = enumOf('role-skill-branch', {
  attack: ['Attack', '攻擊', '攻撃', 'red', '攻'],
  defence: ['Defence', '防禦', '防御', 'blue', '守'],
  support: ['Support', '輔助', '補助', 'green', ['輔', '補']],
});

/**
 * A skill in the tree of a hero: what its levels cost, and what is learned before it. The one before is a
 * record of the tree rather than a skill: two heroes may learn the same skill, in branches of their own.
 */
export const roleSkillSetting = defineModule({
  key: 'role-skill-setting',
  family: 'roles',
  titles: { title: ['Hero skills', '主角技能', '主人公スキル'], record: ['Skill', '技能', 'スキル'] },
  sections: {
    basics: common.basics({
      id: common.id(),
      role_id: common.hero(),
      skill_id: common.skill(),
      branch: field.enum(['Branch', '分支', '系統'], branch),
      pre_skill_id: field.reference(['Prerequisite skill', '前置技能', '前提スキル'], 'role-skill-setting', {
        optional: true,
        notSelf: true,
        help: [
          'Must belong to the same hero and branch. Empty: available from the start.',
          '須為同一主角、同一分支的技能；留空表示可直接學習。',
          '同じ主人公・同じ系統のスキル。空欄なら最初から習得できます。',
        ],
      }),
    }),
    levels: section(['Levels', '等級', 'レベル'], {
      max_level: common.maxLevel([1, 20], { default: 5 }),
      level_costs: field.rows(['Level-up costs', '升級消耗', 'レベルアップのコスト'], [1, 20], {
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 20]),
          skill_point: field.integer(['Skill points', '技能點', 'スキルポイント'], [1, 99], {
            unit: 'points',
          }),
          costs: common.extraCosts(8, { optional: true }),
        },
      }),
      reset_cost: field.costs(['Reset cost', '重置消耗', 'リセットのコスト'], [1, 1], {
        help: [
          'Returns all points of the skill.',
          '重置後返還此技能的所有點數。',
          'このスキルのポイントはすべて戻ります。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['role_id', 'skill_id'], is: 'unique' },
    { rule: 'no_cycle', field: 'pre_skill_id' },
    { field: 'role_id', of: 'pre_skill_id', is: 'same', as: { field: 'role_id' } },
    { field: 'branch', of: 'pre_skill_id', is: 'same', as: { field: 'branch' } },
    { field: 'max_level', is: 'at_most', than: { field: 'levels', of: 'skill_id' } },
    { field: 'level', along: 'level_costs', is: 'contiguous', from: 1, until: { field: 'max_level' } },
    { field: 'skill_point', along: 'level_costs', is: 'not_falling' },
  ],
  display: { title: 'skill_id' },
  list: {
    columns: ['id', 'role_id', 'skill_id', 'branch', 'pre_skill_id', 'max_level', 'reset_cost', 'status'],
    filters: ['role_id', 'branch', 'skill_id', 'status'],
    sorts: ['id', 'role_id', 'max_level'],
  },
  search: ['role_id', 'skill_id'],
});
