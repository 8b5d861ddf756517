import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion } from '../../field-sets/companion-fields.ts';
import { growthRate } from '../../field-sets/growth-rate.ts';
import { levelCurve } from '../../field-sets/level-curve.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const curve = levelCurve({ of: 'secretary_id', notFalling: ['work_rate_bp'], bonus: 'bonus' });

/** How well a player and a secretary know each other. */
export const secretaryLevelSetting = defineModule({
  key: 'secretary-level-setting',
  family: 'companions-palace',
  titles: {
    title: ['Secretary levels', '秘書等級', '秘書レベル'],
    record: ['Secretary level', '秘書等級', '秘書レベル'],
  },
  kind: 'child',
  parent: 'secretary_id',
  identity: ['level'],
  sections: {
    basics: common.basics({ secretary_id: companion.secretary(), ...curve.fields }),
    gain: section(['Growth', '成長', '成長'], {
      bonus: bonusLines(),
      work_rate_bp: growthRate(['Work multiplier', '工作倍率', '仕事の倍率']),
      rewards: common.rewards([], { optional: true }),
      unlock_dialogue_group: field.integer(
        ['Unlocks dialogue group', '解鎖對話組', '解放する会話グループ'],
        [1, 999],
        {
          optional: true,
        },
      ),
    }),
  },
  rules: [
    ...curve.rules,
    ...statBonusRules('bonus'),
    {
      rule: 'occurs_in',
      field: 'unlock_dialogue_group',
      module: 'secretary-dialogue-setting',
      at: 'group_no',
      same: 'secretary_id',
    },
  ],
  display: { title: 'level' },
  list: {
    columns: [
      'secretary_id',
      'level',
      'exp_to_next',
      'bonus',
      'work_rate_bp',
      'rewards',
      'unlock_dialogue_group',
      'status',
    ],
    filters: ['level', 'unlock_dialogue_group', 'status'],
    sorts: ['level', 'exp_to_next'],
    sheet: {},
  },
});
