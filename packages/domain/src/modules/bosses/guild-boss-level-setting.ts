import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { attackRate, bossHp } from '../../field-sets/boss-fields.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** A lap around the guild bosses: every lap they are stronger. The last one repeats. */
export const guildBossLevelSetting = defineModule({
  key: 'guild-boss-level-setting',
  family: 'bosses',
  titles: {
    title: ['Guild boss levels', '公會首領等級', 'ギルドボスレベル'],
    record: ['Lap', '圈數', '周回'],
  },
  kind: 'child',
  parent: 'boss_id',
  identity: ['level'],
  sections: {
    basics: common.basics({
      boss_id: field.reference(['Guild boss', '公會首領', 'ギルドボス'], 'guild-boss-setting'),
      level: field.integer(['Lap', '圈數', '周回'], [1, 500]),
      phase: field.integer(['Phase', '階段', '段階'], [1, 5], { default: 1 }),
      hp: bossHp(),
      attack_rate_bp: attackRate(),
      buff_effect_ids: field.references(['Effects', '首領效果', '効果'], 'effect-setting', 6, {
        optional: true,
      }),
    }),
    reward: section(['Score and reward', '積分與獎勵', 'スコアと報酬'], {
      score_rate: field.decimal(['Score multiplier', '積分倍率', 'スコア倍率'], [0.1, 100], {
        decimals: 2,
        default: 1,
      }),
      lap_rewards: field.rewards(['Lap rewards', '每圈獎勵', '周回報酬'], [], { optional: true }),
    }),
  },
  rules: ladderRules({
    step: 'level',
    of: 'boss_id',
    from: 1,
    notFalling: ['hp', 'attack_rate_bp', 'phase', 'score_rate'],
  }),
  display: { title: 'level' },
  fixed: {
    during: 'boss_id',
    fields: ['phase', 'hp', 'attack_rate_bp', 'buff_effect_ids', 'score_rate', 'lap_rewards'],
  },
  list: {
    columns: [
      'boss_id',
      'level',
      'phase',
      'hp',
      'attack_rate_bp',
      'score_rate',
      'buff_effect_ids',
      'lap_rewards',
      'status',
    ],
    filters: ['level', 'phase', 'buff_effect_ids', 'status'],
    sorts: ['level', 'hp'],
    sheet: {},
  },
});
