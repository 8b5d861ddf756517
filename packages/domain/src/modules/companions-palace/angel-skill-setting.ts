import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion, companionSkills, levelRows } from '../../field-sets/companion-fields.ts';

const skills = companionSkills('angel_id', 4);
const levels = levelRows('levels', { max: 20, from: 1 }, { description: common.description(120) });

/** A skill that an angel lends in some modes. */
export const angelSkillSetting = defineModule({
  key: 'angel-skill-setting',
  family: 'companions-palace',
  titles: {
    title: ['Angel skills', '天使技能', '天使スキル'],
    record: ['Angel skill', '天使技能', '天使スキル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      angel_id: companion.angel(),
      ...skills.fields,
      skill_id: common.skill({
        help: ['Passive or aid skills.', '僅限被動或援助技能。', 'パッシブか援護のスキルです。'],
      }),
      unlock_star: field.integer(['Unlocked at stars', '解鎖星級', '解放星数'], [0, 10], { default: 0 }),
      modes: field.multiEnum(['Active modes', '適用玩法', '有効なモード'], gameSystem, [1, 20], {
        default: ['main_chapter'],
      }),
    }),
    levels: section(['Levels', '等級', 'レベル'], {
      levels: field.rows(['Levels', '等級', 'レベル'], [1, 20], levels.rows),
    }),
  },
  rules: [
    ...skills.rules,
    ...levels.rules,
    { field: 'skill_type', of: 'skill_id', is: 'one_of', values: ['passive', 'aid'] },
    { countOf: 'levels', is: 'at_most', than: { field: 'levels', of: 'skill_id' } },
  ],
  display: { title: 'skill_id', namedAfter: ['angel_id'] },
  list: {
    columns: ['id', 'angel_id', 'skill_no', 'skill_id', 'unlock_star', 'modes', 'levels', 'status'],
    filters: ['angel_id', 'skill_id', 'modes', 'status'],
    sorts: ['id', 'unlock_star'],
    sheet: { groupBy: 'angel_id' },
  },
  search: ['angel_id', 'skill_id'],
});
