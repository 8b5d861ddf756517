import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { bossLevels } from '../../field-sets/boss-fields.ts';
import { common } from '../../field-sets/common-fields.ts';

const levels = bossLevels({ of: 'boss_id', notFalling: ['score_base'] });

/** One level of a cycle boss. */
export const cycleBossLevelSetting = defineModule({
  key: 'cycle-boss-level-setting',
  family: 'bosses',
  titles: {
    title: ['Cycle boss levels', '輪迴首領等級', '周回ボスレベル'],
    record: ['Level', '等級', 'レベル'],
  },
  kind: 'child',
  parent: 'boss_id',
  identity: ['level'],
  sections: {
    basics: common.basics({
      boss_id: field.reference(['Cycle boss', '輪迴首領', '周回ボス'], 'cycle-boss-setting'),
      ...levels.fields,
    }),
    reward: section(['Score and reward', '積分與獎勵', 'スコアと報酬'], {
      score_base: field.integer(['Base score', '基礎積分', '基本スコア'], [0, 99_999_999], {
        unit: 'points',
      }),
      clear_rewards: field.rewards(['Clear rewards', '通關獎勵', 'クリア報酬'], []),
    }),
  },
  rules: [...levels.rules, { field: 'hp', along: { orderBy: 'level', groupBy: 'boss_id' }, is: 'rising' }],
  display: { title: 'level' },
  list: {
    columns: [
      'boss_id',
      'level',
      'battle_id',
      'hp',
      'recommended_power',
      'score_base',
      'clear_rewards',
      'status',
    ],
    filters: ['level', 'battle_id', 'unlock_prev', 'status'],
    sorts: ['level', 'hp', 'recommended_power'],
    sheet: {},
  },
});
