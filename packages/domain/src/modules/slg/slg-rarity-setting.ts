import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rarityTable } from '../../field-sets/rarity-table.ts';

const table = rarityTable({ maxLevel: 100, notFalling: ['max_level', 'bonus_rate_bp', 'wash_lines'] });

/** What a rarity means for every flag that has it. */
export const slgRaritySetting = defineModule({
  key: 'slg-rarity-setting',
  family: 'slg',
  titles: {
    title: ['SLG rarity', 'SLG 稀有度', 'SLGレアリティ'],
    record: ['Rarity', '稀有度', 'レアリティ'],
  },
  identity: ['rarity'],
  sections: {
    basics: common.basics({ ...table.fields, frame: table.frame }),
    growth: section(['Caps and rates', '上限與倍率', '上限と倍率'], {
      max_level: common.maxLevel([1, 100]),
      bonus_rate_bp: field.integer(['Bonus multiplier', '加成倍率', 'ボーナス倍率'], [1, 100_000], {
        unit: 'bp',
        default: 10_000,
      }),
      wash_lines: field.integer(['Reroll lines', '洗鍊條數', '洗練の枠数'], [1, 6], { default: 1 }),
    }),
  },
  rules: table.rules,
  list: {
    columns: ['rarity', 'name', 'order', 'max_level', 'bonus_rate_bp', 'wash_lines', 'status'],
    filters: ['wash_lines', 'max_level', 'status'],
    ...table.order,
  },
});
