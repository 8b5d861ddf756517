import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { petSkillSlot } from '../../enums/pet-skill-slot.ts';

/** How one skill of a pet grows: when it unlocks, what its levels cost, what it turns into. */
export const petSkillSetting = defineModule({
  key: 'pet-skill-setting',
  family: 'pets',
  titles: {
    title: localized('Pet skills', '寵物技能', 'ペットスキル'),
    record: localized('Pet skill', '寵物技能', 'ペットスキル'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    pet_id: { kind: 'reference', to: 'pet-setting', label: localized('Pet', '寵物', 'ペット') },
    slot: { kind: 'enum', of: petSkillSlot, label: localized('Slot', '技能欄', '枠') },
    skill_id: {
      kind: 'reference',
      to: 'skill-setting',
      label: localized('Skill', '技能', 'スキル'),
      help: localized(
        'The same as in this slot of the pet.',
        '須與該寵物此技能欄的技能相同。',
        'ペット側の同じ枠のスキルと一致させます。',
      ),
    },
    unlock_conds: {
      kind: 'condition_list',
      optional: true,
      label: localized('Unlocked by', '解鎖條件', '解放条件'),
      help: localized(
        'Empty: by the stars that the pet names.',
        '留空則依寵物設定的解鎖星級。',
        '空欄ならペットの解放星数に従います。',
      ),
    },
    max_level: {
      kind: 'integer',
      min: 1,
      max: 20,
      default: 5,
      label: localized('Max level', '等級上限', '最大レベル'),
      help: localized(
        'Not above the number of levels that the skill has.',
        '不得超過該技能的等級數。',
        'スキルのレベル数を超えられません。',
      ),
    },
    level_costs: {
      kind: 'rows',
      optional: true,
      max: 19,
      uniqueBy: 'level',
      label: localized('Costs of levels', '升級消耗', 'レベルアップのコスト'),
      help: localized(
        'One row for each level from 2 to the max level.',
        '自 2 級至等級上限，每級一列。',
        'レベル2から最大レベルまで1行ずつ設定します。',
      ),
      fields: {
        level: { kind: 'integer', min: 2, max: 20, label: localized('Level', '等級', 'レベル') },
        costs: { kind: 'cost_list', max: 8, label: localized('Costs', '消耗', 'コスト') },
      },
    },
    replace_at_star: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 10,
      label: localized('Turns into another at stars', '替換技能的星級', '別のスキルになる星数'),
    },
    replace_skill_id: {
      kind: 'reference',
      to: 'skill-setting',
      optional: true,
      label: localized('Turns into', '替換為', '変化後のスキル'),
    },
    ai_priority: {
      kind: 'integer',
      min: 0,
      max: 100,
      default: 50,
      label: localized('Priority in auto battle', '自動戰鬥優先度', 'オートバトルの優先度'),
      help: localized('Higher is used first.', '數字越大越優先使用。', '大きいほど先に使います。'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['pet_id', 'slot'] },
    { rule: 'matches_rows_of', reference: 'pet_id', rows: 'skills', fields: ['slot', 'skill_id'] },
    { rule: 'within_reference', field: 'max_level', is: 'at_most', reference: 'skill_id', target: 'levels' },
    { rule: 'rows_contiguous', rows: 'level_costs', field: 'level', from: 2, until: 'max_level' },
    { rule: 'costs_not_falling', rows: 'level_costs', field: 'costs' },
    { rule: 'required_with', field: 'replace_skill_id', with: 'replace_at_star' },
    { rule: 'required_with', field: 'replace_at_star', with: 'replace_skill_id' },
  ],
  list: {
    columns: ['id', 'pet_id', 'slot', 'skill_id', 'max_level', 'level_costs', 'replace_skill_id', 'status'],
    filters: ['pet_id', 'slot', 'skill_id', 'max_level', 'status'],
    sorts: ['id', 'pet_id', 'max_level', 'ai_priority'],
  },
  search: ['pet_id', 'skill_id'],
  sections: [
    {
      key: 'skill',
      title: localized('Skill', '技能', 'スキル'),
      fields: ['id', 'pet_id', 'slot', 'skill_id', 'unlock_conds', 'ai_priority'],
    },
    {
      key: 'levels',
      title: localized('Levels', '等級', 'レベル'),
      fields: ['max_level', 'level_costs'],
    },
    {
      key: 'change',
      title: localized('Change', '技能替換', 'スキルの変化'),
      fields: ['replace_at_star', 'replace_skill_id'],
    },
  ],
});
