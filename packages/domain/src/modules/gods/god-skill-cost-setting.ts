import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { godSkillSlot } from '../../enums/god-skill-slot.ts';
import { common } from '../../field-sets/common-fields.ts';

const BY_LEVEL = { orderBy: 'level', groupBy: ['rarity', 'slot'] } as const;

/** What a level of a skill costs the gods of a rarity. Level 1 comes with the god. */
export const godSkillCostSetting = defineModule({
  key: 'god-skill-cost-setting',
  family: 'gods',
  titles: {
    title: ['God skill costs', '神明技能消耗', '神スキルコスト'],
    record: ['Skill cost', '技能消耗', 'スキルコスト'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      rarity: common.rarityOf('god-rarity-setting'),
      slot: field.enum(['Slot', '技能欄', '枠'], godSkillSlot),
      level: common.level([2, 20]),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      costs: common.costs([1, 8]),
      require_star: field.integer(['Required stars', '所需星級', '必要な星数'], [0, 15], { default: 0 }),
      require_god_level: field.integer(['Required god level', '所需神明等級', '必要な神レベル'], [1, 300], {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['rarity', 'slot', 'level'], is: 'unique' },
    { field: 'level', along: BY_LEVEL, is: 'contiguous', from: 2 },
    { field: 'costs', along: BY_LEVEL, is: 'not_falling' },
    { field: 'require_star', is: 'at_most', than: { field: 'max_star', of: 'rarity' } },
    { field: 'require_god_level', is: 'at_most', than: { field: 'max_level', of: 'rarity' } },
  ],
  display: { title: 'rarity' },
  list: {
    filters: ['rarity', 'slot', 'level', 'status'],
    sorts: ['id', 'level', 'require_star'],
    sheet: { groupBy: 'rarity' },
  },
});
