import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** A stage that a hero reaches by a trial: what it costs, and what it opens. */
export const roleAdvanceSetting = defineModule({
  key: 'role-advance-setting',
  family: 'roles',
  titles: { title: ['Hero stages', '主角進階', '主人公昇級'], record: ['Stage', '階段', '昇級段階'] },
  sections: {
    basics: common.basics({
      id: common.id(),
      role_id: common.hero(),
      stage: field.integer(['Stage', '階段', '段階'], [1, 12]),
      name: common.name(40),
      require_level: field.integer(['Required hero level', '所需主角等級', '必要な主人公レベル'], [1, 300]),
      costs: common.costs([1, 8]),
      trial_battle_id: field.reference(['Trial battle', '試煉戰鬥', '試練のバトル'], 'battle-setting', {
        optional: true,
        help: [
          'Must be winnable at the level above with rental pets only.',
          '須能以上述等級搭配租借寵物通關。',
          '上のレベルとレンタルのペットで勝てる内容にします。',
        ],
      }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      bonus: bonusLines(),
      unlock_skill_id: field.reference(['Unlocks skill', '解鎖技能', '解放スキル'], 'skill-setting', {
        optional: true,
      }),
      title_id: common.playerTitle({ optional: true }),
      image_change: common.imageChange(),
    }),
  },
  rules: [
    { fields: ['role_id', 'stage'], is: 'unique' },
    ...ladderRules({
      step: 'stage',
      of: 'role_id',
      from: 1,
      notFalling: ['require_level'],
      bonus: 'bonus',
    }),
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: [
      'id',
      'role_id',
      'stage',
      'name',
      'require_level',
      'costs',
      'trial_battle_id',
      'bonus',
      'status',
    ],
    filters: ['role_id', 'stage', 'image_change', 'status'],
    sorts: ['id', 'stage', 'require_level'],
    sheet: { groupBy: 'role_id' },
  },
});
