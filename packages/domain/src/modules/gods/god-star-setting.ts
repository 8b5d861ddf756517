import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { MAX_BONUS_LINES, statBonusFields, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** What a star of a god costs and gives. */
export const godStarSetting = defineModule({
  key: 'god-star-setting',
  family: 'gods',
  kind: 'child',
  parent: 'god_id',
  titles: { title: ['God stars', '神明星級', '神の星'], record: ['God star', '神明星級', '神の星'] },
  identity: ['star'],
  sections: {
    basics: common.basics({
      god_id: common.god(),
      star: field.integer(['Stars', '星級', '星数'], [0, 15], {
        help: ['0 when the god is unlocked.', '0 為剛解鎖時的星級。', '0は解放直後の星数です。'],
      }),
      spirit_cost: field.integer(['Spirits required', '所需魂數', '必要なソウル'], [0, 9999], {
        unit: 'spirits',
        help: ['0 for the first star only.', '僅最初的星級填 0。', '最初の星だけ0にします。'],
      }),
      costs: common.extraCosts(8, { optional: true }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      stat_rate_bp: common.statRate([10_000, 100_000]),
      skill_level_cap: field.integer(['Skill level cap', '技能等級上限', 'スキルレベル上限'], [1, 20], {
        default: 1,
      }),
      unlock_aid_slot: field.integer(['Unlocks aid slot', '開啟援助欄位', '解放する援護枠'], [1, 4], {
        optional: true,
      }),
      image_change: common.imageChange(),
      bonus: field.rows(['Team bonus', '全隊加成', 'チームへのボーナス'], MAX_BONUS_LINES, {
        optional: true,
        help: [
          'Applies to all pets in the god’s team.',
          '對與此神明同隊作戰的所有寵物生效。',
          'この神とともに戦うすべてのペットに効きます。',
        ],
        fields: statBonusFields,
      }),
    }),
  },
  rules: [
    {
      rule: 'occurs_in',
      field: 'skill_level_cap',
      module: 'god-skill-cost-setting',
      at: 'level',
      same: 'rarity',
      of: 'god_id',
      when: { field: 'skill_level_cap', above: 1 },
    },
    ...ladderRules({
      step: 'star',
      of: 'god_id',
      from: 0,
      until: { field: 'max_star', of: 'god_id', via: { field: 'rarity', module: 'god-rarity-setting' } },
      free: { field: 'spirit_cost', at: 'first' },
      notFalling: ['stat_rate_bp', 'skill_level_cap'],
    }),
    ...statBonusRules('bonus'),
  ],
  display: { title: 'star' },
  list: {
    columns: [
      'god_id',
      'star',
      'spirit_cost',
      'costs',
      'stat_rate_bp',
      'skill_level_cap',
      'unlock_aid_slot',
      'bonus',
      'image_change',
      'status',
    ],
    filters: ['star', 'skill_level_cap', 'image_change', 'status'],
    sorts: ['star', 'spirit_cost'],
    sheet: { groupBy: 'god_id' },
  },
});
