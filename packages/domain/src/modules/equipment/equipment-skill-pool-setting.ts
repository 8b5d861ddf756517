import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

/** Skills that a piece of equipment may come with, drawn by weight. */
export const equipmentSkillPoolSetting = defineModule({
  key: 'equipment-skill-pool-setting',
  family: 'equipment',
  titles: {
    title: ['Equipment skill pools', '裝備技能池', '装備スキルプール'],
    record: ['Skill pool', '技能池', 'スキルプール'],
  },
  identity: ['pool_id'],
  sections: {
    pool: section(['Pool', '技能池', 'プール'], {
      pool_id: field.id(['Pool ID', '技能池編號', 'プールID']),
      name: common.staffName(60, {
        help: [
          'Staff only. Players do not see it.',
          '僅供內部人員參考，玩家不會看到。',
          'スタッフ用です。プレイヤーには表示されません。',
        ],
      }),
      slots: field.integer(['Skills per piece', '每件技能數', '1点のスキル数'], [1, 4], { default: 1 }),
      duplicate_allowed: field.boolean(['Allow duplicate skills', '允許重複技能', '同じスキルの重複'], {
        default: false,
      }),
      entries: field.rows(['Skills', '技能', 'スキル'], [1, 60], {
        weight: 'weight',
        uniqueBy: 'skill_id',
        help: [
          'If a guarantee is set, the first row is the best result.',
          '設有保底時，以第一列作為最佳結果。',
          '天井を設定した場合、最初の行が最良の結果になります。',
        ],
        fields: {
          skill_id: common.skill(),
          weight: common.weight([0, 1_000_000], { default: 100 }),
          level_min: field.integer(['Minimum level', '最低等級', '最低レベル'], [1, 30], { default: 1 }),
          level_max: field.integer(['Maximum level', '最高等級', '最高レベル'], [1, 30], { default: 1 }),
        },
      }),
    }),
    reroll: section(['Reroll', '重抽', '引き直し'], {
      reroll_cost: field.costs(['Reroll cost', '重抽消耗', '引き直しのコスト'], [1, 1]),
      reroll_lock_cost: field.costs(['Cost per locked skill', '鎖定每條消耗', '固定1枠のコスト'], 1, {
        optional: true,
        help: ['Empty: skills cannot be locked.', '留空則不可鎖定。', '空欄なら固定できません。'],
      }),
      guarantee_after: field.integer(
        ['Rerolls until guarantee', '保底重抽次數', '最良が確定するまでの回数'],
        [1, 500],
        { optional: true },
      ),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'entries.level_max', is: 'at_least', than: { field: 'level_min' } },
    {
      field: 'slots',
      is: 'at_most',
      than: { countOf: 'entries' },
      when: { field: 'duplicate_allowed', notIn: [true] },
    },
    { field: 'entries.level_max', is: 'at_most', than: { field: 'levels', of: 'entries.skill_id' } },
  ],
  list: {
    columns: ['pool_id', 'name', 'slots', 'entries', 'reroll_cost', 'guarantee_after', 'status'],
    filters: ['slots', 'duplicate_allowed', 'guarantee_after', 'status'],
    sorts: ['pool_id', 'name'],
  },
  search: ['name', 'entries'],
});
