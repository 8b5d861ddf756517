import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const nodeType = enumOf('pet-equipment-node-type', {
  stat: ['Stats', '能力值', 'ステータス', 'neutral', ['數', '数']],
  skill: ['New skill', '技能', 'スキル', 'blue', '技'],
  enhance: ['Skill upgrade', '技能強化', 'スキル強化', 'green', '強'],
  choice: ['Skill choice', '技能選擇', 'スキル選択', 'gold', '選'],
});

/** A node in the skill tree of a pet's own piece. */
export const petSpecificEquipmentSkillSettingV2 = defineModule({
  key: 'pet-specific-equipment-skill-setting-v2',
  family: 'equipment',
  titles: {
    title: ['Pet-specific equipment skills v2', '專屬裝備技能 v2', '専用装備スキル v2'],
    record: ['Node', '節點', 'ノード'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      specific_equipment_id: common.petEquipment(),
      node_no: field.integer(['Node', '節點編號', 'ノード番号'], [1, 20]),
      node_type: common.type(nodeType),
      pre_nodes: field.rows(['Previous node', '前置節點', '前提ノード'], [1, 5], {
        optional: true,
        uniqueBy: 'node_no',
        help: ['Empty: root node.', '留空則為起始節點。', '空欄ならツリーの始点です。'],
        fields: { node_no: field.integer(['Node', '節點編號', 'ノード番号'], [1, 20]) },
      }),
      require_equipment_level: field.integer(
        ['Required equipment level', '所需裝備等級', '必要な装備レベル'],
        [1, 200],
        {
          default: 1,
        },
      ),
      costs: common.costs([1, 8]),
    }),
    gain: section(['Effect', '效果', '効果'], {
      bonus: bonusLines({ showWhen: { field: 'node_type', in: ['stat'] } }),
      skill_id: common.skill({ showWhen: { field: 'node_type', in: ['skill', 'enhance'] } }),
      options: field.rows(['Choices', '選項', '選択肢'], [2, 3], {
        uniqueBy: 'no',
        showWhen: { field: 'node_type', in: ['choice'] },
        fields: { no: field.integer(['Choice', '選項', '選択肢'], [1, 3]), skill_id: common.skill() },
      }),
      description: common.description(300, { multiline: true }),
    }),
  },
  rules: [
    { fields: ['specific_equipment_id', 'node_no'], is: 'unique' },
    { field: 'skill_version', of: 'specific_equipment_id', is: 'one_of', values: ['v2'] },
    {
      field: 'require_equipment_level',
      is: 'at_most',
      than: { field: 'max_level', of: 'specific_equipment_id' },
    },
    {
      countOf: { groupBy: 'specific_equipment_id' },
      where: { field: 'pre_nodes', isFilled: false },
      is: 'at_least',
      than: 1,
    },
    { rule: 'no_cycle', field: 'pre_nodes.node_no', from: 'node_no', under: 'specific_equipment_id' },
    ...statBonusRules('bonus'),
  ],
  display: { title: 'specific_equipment_id' },
  list: {
    columns: [
      'id',
      'specific_equipment_id',
      'node_no',
      'node_type',
      'pre_nodes',
      'bonus',
      'skill_id',
      'options',
      'costs',
      'status',
    ],
    filters: ['specific_equipment_id', 'node_type', 'skill_id', 'status'],
    sorts: ['id', 'specific_equipment_id', 'node_no'],
  },
  search: ['description'],
});
