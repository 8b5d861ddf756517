import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { MAX_BONUS_LINES, statBonusFields, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** Pieces that do more together. */
export const equipmentSetSetting = defineModule({
  key: 'equipment-set-setting',
  family: 'equipment',
  titles: {
    title: localized('Equipment sets', '套裝設定', 'セット装備設定'),
    record: localized('Set', '套裝', 'セット'),
  },
  identity: ['set_id'],
  fields: {
    set_id: { kind: 'id', label: localized('Set ID', '套裝編號', 'セットID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    icon: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'equipment-set/default.svg' },
      label: localized('Icon', '圖示', 'アイコン'),
    },
    piece_count: {
      kind: 'integer',
      min: 2,
      max: 6,
      default: 4,
      label: localized('Pieces', '件數', '部位数'),
      help: localized(
        'The equipment of the set covers at least as many slots.',
        '屬於此套裝的裝備至少須涵蓋這麼多部位。',
        'このセットの装備は、少なくともこの数の部位をそろえる必要があります。',
      ),
    },
    job_ids: {
      kind: 'reference',
      to: 'pet-job-setting',
      many: true,
      optional: true,
      max: 20,
      label: localized('Jobs', '適用職業', '対象ジョブ'),
      help: localized(
        'Empty: works for every job.',
        '留空則對所有職業生效。',
        '空欄なら全ジョブに効きます。',
      ),
    },
    effects: {
      kind: 'rows',
      min: 1,
      max: 5,
      uniqueBy: 'pieces',
      label: localized('Set effects', '套裝效果', 'セット効果'),
      help: localized(
        'Each gives a bonus, a skill or both. Later ones add to the ones before.',
        '每項須有加成或技能，可兩者兼具；後項效果與前項疊加。',
        'それぞれボーナスかスキル（両方も可）を持ちます。後の効果は前の効果に加わります。',
      ),
      fields: {
        pieces: { kind: 'integer', min: 2, max: 6, label: localized('Pieces worn', '裝備件數', '装備数') },
        bonus: {
          kind: 'rows',
          optional: true,
          max: MAX_BONUS_LINES,
          fields: statBonusFields,
          label: localized('Bonus', '加成', 'ボーナス'),
        },
        skill_id: {
          kind: 'reference',
          to: 'skill-setting',
          optional: true,
          label: localized('Skill', '技能', 'スキル'),
        },
        description: {
          kind: 'localized_text',
          maxLength: 160,
          label: localized('Description', '說明', '説明'),
        },
      },
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'], severity: 'warning' },
    { rule: 'rows_rising', rows: 'effects', field: 'pieces' },
    { rule: 'less_or_equal', field: 'effects.pieces', than: 'piece_count' },
    { rule: 'at_least_one', rows: 'effects', fields: ['bonus', 'skill_id'] },
    ...statBonusRules('effects.bonus'),
  ],
  display: { title: 'name', image: 'icon' },
  list: {
    columns: ['set_id', 'name', 'piece_count', 'job_ids', 'effects', 'status'],
    filters: ['piece_count', 'job_ids', 'status'],
    sorts: ['set_id', 'name', 'piece_count'],
  },
  search: ['name', 'effects'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['set_id', 'name', 'icon', 'piece_count', 'job_ids'],
    },
    { key: 'effects', title: localized('Set effects', '套裝效果', 'セット効果'), fields: ['effects'] },
  ],
});
