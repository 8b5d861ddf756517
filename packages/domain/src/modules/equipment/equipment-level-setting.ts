import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** What a level of equipment gives, rarity by rarity. */
export const equipmentLevelSetting = defineModule({
  key: 'equipment-level-setting',
  family: 'equipment',
  titles: {
    title: ['Equipment levels', '裝備等級', '装備レベル'],
    record: ['Equipment level', '裝備等級', '装備レベル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      rarity: common.rarityOf('equipment-rarity-setting'),
      level: common.level([1, 200]),
    }),
    gain: section(['Growth', '成長', '成長'], {
      stat_rate_bp: common.statRate([10_000, 200_000]),
      sub_stat_roll: field.boolean(['Sub stat change', '副屬性變化', 'サブステータスの変化'], {
        default: false,
        help: [
          'Only at the sub stat unlock levels of the rarity.',
          '僅限該稀有度所列的等級。',
          'レアリティで決めたレベルだけです。',
        ],
      }),
      milestone_bonus: bonusLines({ optional: true }),
      glow: field.text(['Glow', '光效', '発光エフェクト'], 60, {
        optional: true,
        form: 'mark',
        monospace: true,
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
      notFalling: ['stat_rate_bp'],
    }),
    {
      field: 'level',
      is: 'found_in',
      rows: { field: 'sub_stat_open_levels.level', of: 'rarity' },
      when: { field: 'sub_stat_roll', in: [true] },
    },
    {
      countOf: { groupBy: 'rarity' },
      where: { field: 'sub_stat_roll', in: [true] },
      is: 'same',
      as: { field: 'sub_stat_open_levels', of: 'rarity' },
    },
    ...statBonusRules('milestone_bonus'),
    {
      rule: 'covers_players',
      field: 'level',
      groupBy: 'rarity',
      through: { module: 'equipment-setting', by: 'rarity' },
      players: 'equipment_level',
    },
  ],
  display: { title: 'rarity' },
  list: {
    columns: ['id', 'rarity', 'level', 'stat_rate_bp', 'sub_stat_roll', 'milestone_bonus', 'glow', 'status'],
    filters: ['rarity', 'level', 'sub_stat_roll', 'status'],
    sorts: ['id', 'rarity', 'level', 'stat_rate_bp'],
    sheet: { groupBy: 'rarity' },
  },
});
