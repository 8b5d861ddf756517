import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { growthRate } from '../../field-sets/growth-rate.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** What raising a flag takes and gives, level by level of each rarity. */
export const slgFlagLevelSetting = defineModule({
  key: 'slg-flag-level-setting',
  family: 'slg',
  titles: {
    title: ['SLG flag levels', 'SLG 軍旗等級', 'SLG軍旗レベル'],
    record: ['Flag level', '軍旗等級', '軍旗レベル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      rarity: common.rarityOf('slg-rarity-setting'),
      level: common.level([1, 100]),
      costs: common.costs([1, 8]),
      success_bp: common.successRate(),
    }),
    gain: section(['Growth', '成長', '成長'], {
      bonus_rate_bp: growthRate(['Bonus multiplier', '加成倍率', 'ボーナス倍率']),
      unlock_wash_line: field.integer(['Unlocks reroll line', '開啟洗鍊欄位', '解放する洗練枠'], [1, 6], {
        optional: true,
        help: [
          'Each line is unlocked at one level of the rarity.',
          '同一稀有度的每個欄位只能開啟一次。',
          'レアリティごとに、各枠を解放するレベルは1つです。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['rarity', 'level'], is: 'unique' },
    ...ladderRules({
      step: 'level',
      of: 'rarity',
      from: 1,
      until: { field: 'max_level', of: 'rarity' },
      notFalling: ['costs', 'bonus_rate_bp'],
    }),
    { fields: ['rarity', 'unlock_wash_line'], is: 'unique' },
    { field: 'unlock_wash_line', is: 'at_most', than: { field: 'wash_lines', of: 'rarity' } },
    {
      countOf: { groupBy: 'rarity' },
      where: { field: 'unlock_wash_line', isFilled: true },
      is: 'same',
      as: { field: 'wash_lines', of: 'rarity' },
    },
  ],
  display: { title: 'rarity' },
  list: {
    filters: ['rarity', 'level', 'unlock_wash_line', 'status'],
    sorts: ['id', 'rarity', 'level', 'bonus_rate_bp'],
    sheet: { groupBy: 'rarity' },
  },
});
