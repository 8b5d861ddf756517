import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion, companionSkills } from '../../field-sets/companion-fields.ts';
import { skillLevels } from '../../field-sets/skill-levels.ts';

const trigger = enumOf('guardian-skill-trigger', {
  battle_start: ['Battle start', '戰鬥開始', 'バトル開始', 'green', ['始', '始']],
  ally_hp_below: ['Low ally HP', '隊友低生命', '味方のHP低下', 'orange', '命'],
  turn_n: ['Turn', '指定回合', '指定ターン', 'blue', ['回', 'タ']],
  fatal_blow: ['Fatal blow', '致命一擊', '致命ダメージ', 'red', ['危', '危']],
});

const skills = companionSkills('guardian_id', 4);

/** A skill with which a guardian steps in. */
export const guardianSkillSetting = defineModule({
  key: 'guardian-skill-setting',
  family: 'companions-palace',
  titles: {
    title: ['Guardian skills', '守護者技能', '守護者スキル'],
    record: ['Guardian skill', '守護者技能', '守護者スキル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      guardian_id: companion.guardian(),
      ...skills.fields,
      skill_id: common.skill(),
      unlock_star: field.integer(['Unlocked at stars', '解鎖星級', '解放星数'], [1, 10], { default: 1 }),
    }),
    trigger: section(['Activation', '觸發', '発動'], {
      trigger: field.enum(['Trigger', '觸發時機', '発動条件'], trigger),
      trigger_value: field.integer(['Percent or turn', '百分比或回合', '割合・ターン'], [1, 100], {
        unitBy: { trigger: { ally_hp_below: 'percent' } },
        showWhen: { field: 'trigger', in: ['ally_hp_below', 'turn_n'] },
      }),
      charges: field.integer(['Uses per battle', '每場次數', '1戦での回数'], [1, 10], {
        default: 1,
        help: [
          'A fatal blow can be survived only once per battle.',
          '致命一擊每場限一次。',
          '致命ダメージを耐えられるのは1戦に1回だけです。',
        ],
      }),
    }),
    levels: section(['Levels', '等級', 'レベル'], skillLevels.fields),
  },
  rules: [
    ...skills.rules,
    ...skillLevels.rules,
    { field: 'charges', is: 'at_most', than: 1, when: { field: 'trigger', in: ['fatal_blow'] } },
  ],
  display: { title: 'skill_id', namedAfter: ['guardian_id'] },
  list: {
    columns: [
      'id',
      'guardian_id',
      'skill_no',
      'skill_id',
      'trigger',
      'trigger_value',
      'charges',
      'max_level',
      'unlock_star',
      'status',
    ],
    filters: ['guardian_id', 'trigger', 'skill_id', 'status'],
    sorts: ['id', 'max_level', 'unlock_star'],
    sheet: { groupBy: 'guardian_id' },
  },
  search: ['guardian_id', 'skill_id'],
});
