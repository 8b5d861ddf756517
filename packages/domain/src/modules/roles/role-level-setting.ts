import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { levelCurve } from '../../field-sets/level-curve.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const curve = levelCurve({
  until: { countOf: { numbered: 'level-setting', under: 'role' } },
  notFalling: ['require_user_level'],
  bonus: 'stats_bonus',
});

/** What a level of the hero takes and gives. */
export const roleLevelSetting = defineModule({
  key: 'role-level-setting',
  family: 'roles',
  titles: { title: ['Hero levels', '主角等級', '主人公レベル'], record: ['Level', '等級', 'レベル'] },
  identity: ['level'],
  sections: {
    basics: common.basics({
      ...curve.fields,
      require_user_level: common.fromPlayerLevel([1, 300], {
        help: [
          'Until the player reaches it, the hero stays at the previous level.',
          '玩家未達此等級前，主角停留在前一級。',
          'それまで主人公は前のレベルにとどまります。',
        ],
      }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      skill_point: field.integer(['Skill points', '技能點', 'スキルポイント'], [0, 999], {
        unit: 'points',
        default: 1,
      }),
      stats_bonus: bonusLines({
        help: [
          'Total up to this level; not added to the previous level.',
          '為累計至此等級的總加成，不與前一級疊加。',
          'このレベルまでの合計です。前のレベルには加算しません。',
        ],
      }),
      rewards: common.rewards([], { optional: true }),
    }),
  },
  rules: [
    ...curve.rules,
    ...statBonusRules('stats_bonus'),
    { rule: 'covers_players', field: 'level', players: 'hero_level' },
  ],
  display: { title: 'level' },
  list: {
    columns: [
      'level',
      'exp_to_next',
      'require_user_level',
      'skill_point',
      'stats_bonus',
      'rewards',
      'status',
    ],
    filters: ['level', 'require_user_level', 'status'],
    sorts: ['level', 'exp_to_next', 'skill_point'],
    sheet: {},
  },
});
