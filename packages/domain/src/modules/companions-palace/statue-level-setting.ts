import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion } from '../../field-sets/companion-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** What a level of a statue takes and gives. */
export const statueLevelSetting = defineModule({
  key: 'statue-level-setting',
  family: 'companions-palace',
  titles: {
    title: ['Statue levels', '雕像等級', '石像レベル'],
    record: ['Statue level', '雕像等級', '石像レベル'],
  },
  kind: 'child',
  parent: 'statue_id',
  identity: ['level'],
  sections: {
    basics: common.basics({
      statue_id: companion.statue(),
      level: common.level([1, 200]),
      piece_cost: field.integer(['Fragments required', '所需碎片數', '必要なかけら'], [1, 99_999]),
      costs: common.extraCosts(8, { optional: true }),
      require_user_level: common.fromPlayerLevel([1, 300], { default: 1 }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      bonus: bonusLines(),
      milestone_rewards: field.rewards(['Milestone rewards', '里程碑獎勵', '節目の報酬'], [], {
        optional: true,
      }),
    }),
  },
  rules: [
    ...ladderRules({
      step: 'level',
      of: 'statue_id',
      from: 1,
      notFalling: ['piece_cost', 'require_user_level'],
      bonus: 'bonus',
    }),
    ...statBonusRules('bonus'),
  ],
  display: { title: 'level' },
  list: {
    columns: [
      'statue_id',
      'level',
      'piece_cost',
      'costs',
      'bonus',
      'milestone_rewards',
      'require_user_level',
      'status',
    ],
    filters: ['level', 'require_user_level', 'status'],
    sorts: ['level', 'piece_cost'],
    sheet: {},
  },
});
