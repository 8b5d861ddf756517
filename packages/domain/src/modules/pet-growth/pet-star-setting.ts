import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { MAX_BONUS_LINES, statBonusFields, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const BY_STAR = { orderBy: 'star', groupBy: 'rarity' } as const;

/** What a number of stars means for the pets of a rarity, from their initial stars to their last. */
export const petStarSetting = defineModule({
  key: 'pet-star-setting',
  family: 'pet-growth',
  titles: { title: ['Pet stars', '寵物星級', 'ペットの星'], record: ['Star', '星級', '星'] },
  sections: {
    basics: common.basics({
      id: common.id(),
      rarity: common.rarityOf('pet-rarity-setting'),
      star: field.integer(['Stars', '星級', '星数'], [1, 10]),
    }),
    gain: section(['Growth', '成長', '成長'], {
      stat_rate_bp: common.statRate([10_000, 100_000]),
      level_cap: field.integer(['Level cap', '等級上限', 'レベル上限'], [1, 300]),
      skill_level_cap: field.integer(['Skill level cap', '技能等級上限', 'スキルレベル上限'], [1, 20]),
      extra_bonus: field.rows(['Extra bonus', '額外加成', '追加ボーナス'], MAX_BONUS_LINES, {
        optional: true,
        fields: statBonusFields,
      }),
    }),
    look: section(['Display', '玩家所見', 'プレイヤーへの見え方'], {
      image_change: common.imageChange(),
      unlock_cg_no: field.integer(['Unlocks illustration', '解鎖插畫編號', '解放するイラスト番号'], [1, 20], {
        optional: true,
      }),
      broadcast: field.boolean(['Announced to all players', '全服公告', '全体への告知'], {
        default: false,
      }),
    }),
  },
  rules: [
    { fields: ['rarity', 'star'], is: 'unique' },
    {
      field: 'star',
      along: BY_STAR,
      is: 'contiguous',
      from: { field: 'initial_star', of: 'rarity' },
      until: { field: 'max_star', of: 'rarity' },
    },
    { field: 'stat_rate_bp', along: BY_STAR, is: 'not_falling' },
    { field: 'level_cap', along: BY_STAR, is: 'not_falling' },
    { field: 'skill_level_cap', along: BY_STAR, is: 'not_falling' },
    { field: 'level_cap', is: 'at_most', than: { field: 'max_level', of: 'rarity' } },
    ...statBonusRules('extra_bonus'),
  ],
  display: { title: 'rarity' },
  list: {
    columns: [
      'id',
      'rarity',
      'star',
      'stat_rate_bp',
      'level_cap',
      'skill_level_cap',
      'extra_bonus',
      'image_change',
      'broadcast',
      'status',
    ],
    filters: ['rarity', 'star', 'image_change', 'broadcast', 'status'],
    sorts: ['id', 'star', 'stat_rate_bp'],
    sheet: { groupBy: 'rarity' },
  },
});
