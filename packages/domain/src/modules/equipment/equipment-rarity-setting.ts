import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rarityTable } from '../../field-sets/rarity-table.ts';

const table = rarityTable({ maxLevel: 200, notFalling: ['max_level', 'stat_rate_bp', 'skill_slot'] });

/** What a rarity means for every piece of equipment that has it. */
export const equipmentRaritySetting = defineModule({
  key: 'equipment-rarity-setting',
  family: 'equipment',
  titles: {
    title: ['Equipment rarity', '裝備稀有度', '装備レアリティ'],
    record: ['Equipment rarity', '裝備稀有度', '装備レアリティ'],
  },
  identity: ['rarity'],
  sections: {
    basics: common.basics(table.fields),
    growth: section(['Caps and rates', '上限與倍率', '上限と倍率'], {
      ...table.caps,
      skill_slot: field.integer(['Skill slots', '技能欄數', 'スキル枠'], [0, 4], { default: 0 }),
      sub_stat_open_levels: field.rows(
        ['Sub stat unlock levels', '副屬性開啟等級', 'サブステータスの解放レベル'],
        20,
        {
          optional: true,
          uniqueBy: 'level',
          help: [
            'In ascending order, none above the max level.',
            '由低至高排列，不得超過等級上限。',
            '小さい順に並べ、最大レベルを超えないようにします。',
          ],
          fields: { level: common.level([1, 200]) },
        },
      ),
    }),
    look: section(['Appearance', '外觀', '見た目'], {
      frame: table.frame,
      color: common.color({ default: '#7a869a' }),
    }),
  },
  rules: [
    ...table.rules,
    { field: 'level', along: 'sub_stat_open_levels', is: 'rising' },
    { field: 'sub_stat_open_levels.level', is: 'at_most', than: { field: 'max_level' } },
  ],
  list: {
    columns: [
      'rarity',
      'name',
      'order',
      'max_level',
      'stat_rate_bp',
      'skill_slot',
      'sub_stat_open_levels',
      'color',
      'status',
    ],
    filters: ['max_level', 'skill_slot', 'status'],
    ...table.order,
  },
});
