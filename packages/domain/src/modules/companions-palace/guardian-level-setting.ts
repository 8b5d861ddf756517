import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion } from '../../field-sets/companion-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** What a guardian is like at a level, and what it takes. */
export const guardianLevelSetting = defineModule({
  key: 'guardian-level-setting',
  family: 'companions-palace',
  titles: {
    title: ['Guardian levels', '守護者等級', '守護者レベル'],
    record: ['Guardian level', '守護者等級', '守護者レベル'],
  },
  kind: 'child',
  parent: 'guardian_id',
  identity: ['level'],
  sections: {
    basics: common.basics({
      guardian_id: companion.guardian(),
      level: common.level([1, 300]),
      costs: common.costs([1, 8]),
      require_user_level: common.fromPlayerLevel([1, 300], { default: 1 }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      stats: field.stats(['Stats', '能力值', 'ステータス'], ['hp', 'atk', 'def', 'spd']),
      skill_level: field.integer(['Skill level', '技能等級', 'スキルレベル'], [0, 20], { default: 0 }),
    }),
  },
  rules: ladderRules({
    step: 'level',
    of: 'guardian_id',
    from: 1,
    notFalling: ['stats', 'require_user_level', 'skill_level'],
  }),
  display: { title: 'level' },
  list: {
    columns: ['guardian_id', 'level', 'costs', 'stats', 'require_user_level', 'skill_level', 'status'],
    filters: ['level', 'require_user_level', 'status'],
    sorts: ['level', 'require_user_level'],
    sheet: {},
  },
});
