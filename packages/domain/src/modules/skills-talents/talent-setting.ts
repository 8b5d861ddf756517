import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';

const nodeType = enumOf('talent-node-type', {
  stat: ['Stats', '能力值', 'ステータス', 'neutral', ['數', '数']],
  skill: ['Skill', '技能', 'スキル', 'blue', '技'],
  key: ['Key node', '關鍵節點', '要のノード', 'gold', ['關', '要']],
});

/** A node in a tree of talents. */
export const talentSetting = defineModule({
  key: 'talent-setting',
  family: 'skills-talents',
  titles: { title: ['Talents', '天賦設定', '天賦設定'], record: ['Talent', '天賦', '天賦'] },
  identity: ['talent_id'],
  sections: {
    basics: common.basics({
      talent_id: field.id(['Talent ID', '天賦編號', '天賦ID']),
      template_id: common.talentTemplate(),
      name: common.name(40),
      icon: common.icon('skill/default.svg'),
      node_type: common.type(nodeType),
    }),
    place: section(['Position in the tree', '樹狀位置', 'ツリーでの位置'], {
      pos_x: field.integer(['Column', '欄', '列'], [0, 20]),
      pos_y: field.integer(['Row', '列', '行'], [0, 50]),
      pre_talents: field.rows(['Prerequisite talent', '前置天賦', '前提の天賦'], [1, 5], {
        optional: true,
        uniqueBy: 'talent_id',
        help: ['Empty: root node.', '留空則為起始節點。', '空欄ならツリーの始点です。'],
        fields: { talent_id: common.talent({ notSelf: true }), level: common.level([1, 20]) },
      }),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    cost: section(['Levels', '等級', 'レベル'], {
      max_level: common.maxLevel([1, 20], { default: 1 }),
      point_cost: field.rows(['Costs by level', '各級消耗', 'レベルごとのコスト'], [1, 20], {
        uniqueBy: 'level',
        help: [
          'One row for each level up to the max level.',
          '自 1 級至等級上限，每級一列。',
          '最大レベルまで1行ずつ設定します。',
        ],
        fields: {
          level: common.level([1, 20]),
          points: field.integer(['Points', '點數', 'ポイント'], [0, 999], { unit: 'points' }),
          costs: common.costs(8, { optional: true }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['template_id', 'pos_x', 'pos_y'], is: 'unique' },
    { field: 'level', along: 'point_cost', is: 'contiguous', from: 1, until: { field: 'max_level' } },
    { field: 'template_id', of: 'pre_talents.talent_id', is: 'same', as: { field: 'template_id' } },
    {
      field: 'pre_talents.level',
      is: 'at_most',
      than: { field: 'max_level', of: 'pre_talents.talent_id' },
    },
    { rule: 'no_cycle', field: 'pre_talents.talent_id' },
    {
      rule: 'occurs_in',
      field: 'talent_id',
      module: 'talent-bonus-setting',
      at: 'talent_id',
      when: { field: 'node_type', in: ['stat'] },
    },
    {
      rule: 'occurs_in',
      field: 'talent_id',
      module: 'talent-skill-setting',
      at: 'talent_id',
      when: { field: 'node_type', in: ['skill'] },
    },
    {
      countOf: { groupBy: 'template_id' },
      where: { field: 'pre_talents', isFilled: false },
      is: 'at_least',
      than: 1,
    },
    openWhenUnlocked('talent', 'unlock_conds'),
  ],
  list: {
    columns: [
      'talent_id',
      'name',
      'template_id',
      'node_type',
      'pos_x',
      'pos_y',
      'max_level',
      'pre_talents',
      'status',
    ],
    filters: ['template_id', 'node_type', 'max_level', 'status'],
    sorts: ['talent_id', 'name', 'pos_y'],
  },
});
