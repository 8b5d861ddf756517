import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** What a level of a pet's own piece costs and gives. It is found by the piece, which names the pet. */
export const petSpecificEquipmentLevelSetting = defineModule({
  key: 'pet-specific-equipment-level-setting',
  family: 'equipment',
  titles: {
    title: ['Pet-specific equipment levels', '專屬裝備等級', '専用装備レベル'],
    record: ['Level', '專屬裝備等級', '専用装備レベル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      specific_equipment_id: common.petEquipment(),
      level: common.level([1, 200]),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      costs: common.costs([1, 8]),
      require_pet_level: field.integer(
        ['Required pet level', '所需寵物等級', '必要なペットレベル'],
        [1, 300],
      ),
      success_bp: common.successRate(),
    }),
    gain: section(['Growth', '成長', '成長'], {
      stats: field.stats(['Stats', '能力值', 'ステータス'], ['hp', 'atk', 'def', 'spd'], {
        help: [
          'Absolute values at this level; none can decrease at the next level.',
          '此等級的實際數值；升級時任何一項都不得下降。',
          'このレベルでの実際の値。レベルが上がるときに下がってはいけません。',
        ],
      }),
      skill_level: field.integer(['Skill level', '技能等級', 'スキルレベル'], [0, 20], { default: 0 }),
    }),
  },
  rules: [
    { fields: ['specific_equipment_id', 'level'], is: 'unique' },
    ...ladderRules({
      step: 'level',
      of: 'specific_equipment_id',
      from: 1,
      until: { field: 'max_level', of: 'specific_equipment_id' },
      notFalling: ['stats', 'require_pet_level', 'skill_level'],
    }),
  ],
  display: { title: 'specific_equipment_id' },
  list: {
    columns: [
      'id',
      'specific_equipment_id',
      'level',
      'costs',
      'require_pet_level',
      'stats',
      'skill_level',
      'status',
    ],
    filters: ['specific_equipment_id', 'level', 'status'],
    sorts: ['id', 'specific_equipment_id', 'level'],
    sheet: { groupBy: 'specific_equipment_id' },
  },
});
