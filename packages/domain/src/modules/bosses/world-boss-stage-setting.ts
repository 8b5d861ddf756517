import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { attackRate } from '../../field-sets/boss-fields.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** What a world boss does from some share of its HP on, and what everyone gets when that is over. */
export const worldBossStageSetting = defineModule({
  key: 'world-boss-stage-setting',
  family: 'bosses',
  titles: {
    title: ['World boss stages', '世界首領階段', 'ワールドボス段階'],
    record: ['Stage', '階段', '段階'],
  },
  kind: 'child',
  parent: 'boss_id',
  identity: ['stage'],
  sections: {
    basics: common.basics({
      boss_id: field.reference(['World boss', '世界首領', 'ワールドボス'], 'world-boss-setting'),
      stage: field.integer(['Stage', '階段', '段階'], [1, 20]),
      hp_percent: field.integer(['Remaining HP', '剩餘生命', '残りHP'], [0, 100], {
        unit: 'percent',
        help: [
          '100 for the first stage, less for each that follows.',
          '第一階段為 100，之後逐階遞減。',
          '最初は100で、段階ごとに減ります。',
        ],
      }),
      attack_rate_bp: attackRate(),
      skill_ids: field.references(['Skills', '技能', 'スキル'], 'skill-setting', 6, { optional: true }),
      buff_effect_ids: field.references(['Effects', '首領效果', '効果'], 'effect-setting', 6, {
        optional: true,
      }),
    }),
    end: section(['End of the stage', '階段結束', '段階の終わり'], {
      server_rewards: field.rewards(['Rewards for everyone', '全服獎勵', '全員への報酬'], []),
      avg_id: common.story({ optional: true }),
      background_id: field.reference(['Scene', '場景', '背景'], 'battle-background-setting', {
        optional: true,
      }),
    }),
  },
  rules: [
    ...ladderRules({ step: 'stage', of: 'boss_id', from: 1 }),
    { field: 'hp_percent', is: 'same', as: 100, when: { field: 'stage', in: [1] } },
    { fields: ['boss_id', 'hp_percent'], is: 'unique' },
    { field: 'hp_percent', along: { orderBy: 'stage', groupBy: 'boss_id' }, is: 'not_rising' },
  ],
  display: { title: 'stage' },
  fixed: {
    during: 'boss_id',
    fields: ['hp_percent', 'attack_rate_bp', 'skill_ids', 'buff_effect_ids', 'server_rewards'],
  },
  list: {
    columns: [
      'boss_id',
      'stage',
      'hp_percent',
      'attack_rate_bp',
      'skill_ids',
      'buff_effect_ids',
      'server_rewards',
      'avg_id',
      'status',
    ],
    filters: ['stage', 'skill_ids', 'buff_effect_ids', 'status'],
    sorts: ['stage', 'hp_percent'],
    sheet: {},
  },
});
