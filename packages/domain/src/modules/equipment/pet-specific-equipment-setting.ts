import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const skillVersion = enumOf('pet-equipment-skill-version', {
  v1: ['Levels (v1)', '等級制（v1）', 'レベル制（v1）', 'neutral', '級'],
  v2: ['Skill tree (v2)', '技能樹（v2）', 'スキルツリー（v2）', 'green', '樹'],
});

/** Levels, and the skills of its version, belong to a piece. */
const NAMED = { rule: 'occurs_in', field: 'id', at: 'specific_equipment_id' } as const;

/** The piece that belongs to one pet alone. It is bound to the pet and never sold. */
export const petSpecificEquipmentSetting = defineModule({
  key: 'pet-specific-equipment-setting',
  family: 'equipment',
  titles: {
    title: ['Pet-specific equipment', '寵物專屬裝備', 'ペット専用装備'],
    record: ['Pet-specific piece', '專屬裝備', '専用装備'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      pet_id: common.pet({
        help: ['At most one per pet.', '每隻寵物至多一件。', '1体につき1つまでです。'],
      }),
      name: common.name(40),
      description: common.description(400, { multiline: true, rich: true }),
      icon: common.icon('pet-equipment/default.svg'),
      image: common.image('image', { default: { path: 'pet-equipment/default.svg' } }),
      story_avg_id: common.story({ optional: true }),
      release_at: common.releasedAt(),
    }),
    unlocking: section(['Unlocking', '解鎖', '解放'], {
      unlock_conds: common.unlockConditions(),
      craft_costs: field.costs(['Crafting', '製作消耗', '作成コスト'], [1, 8]),
    }),
    growth: section(['Growth', '成長', '成長'], {
      base_stats: field.stats(['Base stats', '基礎能力', '基礎ステータス'], ['hp', 'atk', 'def', 'spd']),
      max_level: common.maxLevel([1, 200], {
        default: 10,
        help: [
          'The level table must end at this level.',
          '專屬裝備等級表須到此等級為止。',
          'レベル表はこのレベルで終わります。',
        ],
      }),
      skill_version: field.enum(['Skill version', '技能版本', 'スキルの方式'], skillVersion, {
        default: 'v2',
      }),
    }),
  },
  rules: [
    { fields: ['pet_id'], is: 'unique' },
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'release_at', is: 'at_least', than: { field: 'release_at', of: 'pet_id' } },
    { ...NAMED, module: 'pet-specific-equipment-level-setting' },
    {
      ...NAMED,
      module: 'pet-specific-equipment-skill-setting',
      when: { field: 'skill_version', in: ['v1'] },
    },
    {
      ...NAMED,
      module: 'pet-specific-equipment-skill-setting-v2',
      when: { field: 'skill_version', in: ['v2'] },
    },
  ],
  list: {
    columns: ['id', 'pet_id', 'name', 'skill_version', 'craft_costs', 'release_at', 'status'],
    filters: ['pet_id', 'skill_version', 'max_level', 'status'],
    sorts: ['id', 'pet_id', 'name', 'release_at'],
  },
  search: ['name', 'description'],
});
