import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';

/** Skills that a piece of equipment may come with, drawn by weight. */
export const equipmentSkillPoolSetting = defineModule({
  key: 'equipment-skill-pool-setting',
  family: 'equipment',
  titles: {
    title: localized('Equipment skill pools', '裝備技能池', '装備スキルプール'),
    record: localized('Skill pool', '技能池', 'スキルプール'),
  },
  identity: ['pool_id'],
  fields: {
    pool_id: { kind: 'id', label: localized('Pool ID', '技能池編號', 'プールID') },
    name: {
      kind: 'text',
      maxLength: 60,
      label: localized('Name', '名稱', '名前'),
      help: localized(
        'For staff: players never see it.',
        '僅供內部人員參考，玩家不會看到。',
        'スタッフ用です。プレイヤーには表示されません。',
      ),
    },
    slots: {
      kind: 'integer',
      min: 1,
      max: 4,
      default: 1,
      label: localized('Skills of a piece', '每件技能數', '1点のスキル数'),
    },
    duplicate_allowed: {
      kind: 'boolean',
      default: false,
      label: localized('Same skill twice', '允許重複技能', '同じスキルの重複'),
    },
    entries: {
      kind: 'rows',
      min: 1,
      max: 60,
      weight: 'weight',
      uniqueBy: 'skill_id',
      label: localized('Skills', '技能', 'スキル'),
      help: localized(
        'The first row is taken to be the best one where a guarantee is set.',
        '設有保底時，以第一列作為最佳結果。',
        '天井を設定した場合、最初の行が最良の結果になります。',
      ),
      fields: {
        skill_id: { kind: 'reference', to: 'skill-setting', label: localized('Skill', '技能', 'スキル') },
        weight: {
          kind: 'integer',
          min: 0,
          max: 1_000_000,
          default: 100,
          label: localized('Weight', '權重', '重み'),
        },
        level_min: {
          kind: 'integer',
          min: 1,
          max: 30,
          default: 1,
          label: localized('Lowest level', '最低等級', '最低レベル'),
        },
        level_max: {
          kind: 'integer',
          min: 1,
          max: 30,
          default: 1,
          label: localized('Highest level', '最高等級', '最高レベル'),
        },
      },
    },
    reroll_cost: {
      kind: 'cost_list',
      min: 1,
      max: 1,
      label: localized('Cost of a reroll', '重抽消耗', '引き直しのコスト'),
    },
    reroll_lock_cost: {
      kind: 'cost_list',
      optional: true,
      max: 1,
      label: localized('Cost of a locked line', '鎖定每條消耗', '固定1枠のコスト'),
      help: localized('Empty: lines cannot be locked.', '留空則不可鎖定。', '空欄なら固定できません。'),
    },
    guarantee_after: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 500,
      label: localized('Best one within rerolls', '保底重抽次數', '最良が確定する回数'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'], severity: 'warning' },
    { rule: 'greater_or_equal', field: 'entries.level_max', than: 'level_min' },
    {
      rule: 'at_most_rows',
      field: 'slots',
      rows: 'entries',
      unless: { field: 'duplicate_allowed', in: [true] },
    },
    {
      rule: 'within_reference',
      field: 'entries.level_max',
      is: 'at_most',
      reference: 'entries.skill_id',
      target: 'levels',
    },
  ],
  display: { title: 'name' },
  list: {
    columns: ['pool_id', 'name', 'slots', 'entries', 'reroll_cost', 'guarantee_after', 'status'],
    filters: ['slots', 'duplicate_allowed', 'guarantee_after', 'status'],
    sorts: ['pool_id', 'name'],
  },
  search: ['name', 'entries'],
  sections: [
    {
      key: 'pool',
      title: localized('Pool', '技能池', 'プール'),
      fields: ['pool_id', 'name', 'slots', 'duplicate_allowed', 'entries'],
    },
    {
      key: 'reroll',
      title: localized('Reroll', '重抽', '引き直し'),
      fields: ['reroll_cost', 'reroll_lock_cost', 'guarantee_after'],
    },
  ],
});
