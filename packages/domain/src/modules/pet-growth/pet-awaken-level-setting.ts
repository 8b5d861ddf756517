import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const RARITY = { field: 'rarity', module: 'pet-rarity-setting' } as const;

/** A level of awakening of one pet. A pet without any cannot awaken. */
export const petAwakenLevelSetting = defineModule({
  key: 'pet-awaken-level-setting',
  family: 'pet-growth',
  titles: {
    title: ['Pet awakening', '寵物覺醒等級', 'ペット覚醒レベル'],
    record: ['Awakening', '覺醒等級', '覚醒レベル'],
  },
  belongsTo: 'pet_id',
  sections: {
    step: section(['Step', '覺醒階段', '覚醒段階'], {
      id: common.id(),
      pet_id: common.pet(),
      awaken_level: field.integer(['Awakening level', '覺醒等級', '覚醒レベル'], [1, 20]),
      require_star: field.integer(['Required stars', '所需星級', '必要な星数'], [1, 10]),
      require_level: field.integer(['Required pet level', '所需寵物等級', '必要なペットレベル'], [1, 300]),
      costs: common.costs([1, 8]),
    }),
    gain: section(['Growth', '成長', '成長'], {
      stat_bonus: bonusLines(),
      unlock_skill_id: field.reference(['Unlocks skill', '解鎖技能', '解放スキル'], 'skill-setting', {
        optional: true,
      }),
      story_avg_id: common.story({ optional: true }),
      name_suffix: field.localizedText(['Name suffix', '名稱後綴', '名前に付く語'], 20, {
        optional: true,
      }),
      image_change: common.imageChange(),
    }),
  },
  rules: [
    { fields: ['pet_id', 'awaken_level'], is: 'unique' },
    ...ladderRules({
      step: 'awaken_level',
      of: 'pet_id',
      from: 1,
      notFalling: ['require_star', 'require_level'],
      bonus: 'stat_bonus',
    }),
    { field: 'require_star', is: 'at_most', than: { field: 'max_star', of: 'pet_id', via: RARITY } },
    { field: 'require_level', is: 'at_most', than: { field: 'max_level', of: 'pet_id', via: RARITY } },
    ...statBonusRules('stat_bonus'),
  ],
  display: { title: 'pet_id' },
  list: {
    columns: [
      'id',
      'pet_id',
      'awaken_level',
      'require_star',
      'require_level',
      'costs',
      'stat_bonus',
      'status',
    ],
    filters: ['pet_id', 'awaken_level', 'require_star', 'status'],
    sorts: ['id', 'awaken_level', 'require_star'],
    sheet: { groupBy: 'pet_id' },
  },
  search: ['pet_id', 'name_suffix'],
});
