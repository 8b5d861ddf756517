import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** Pieces that do more together. */
export const equipmentSetSetting = defineModule({
  key: 'equipment-set-setting',
  family: 'equipment',
  titles: { title: ['Equipment sets', '套裝設定', 'セット装備設定'], record: ['Set', '套裝', 'セット'] },
  identity: ['set_id'],
  sections: {
    basics: common.basics({
      set_id: field.id(['Set ID', '套裝編號', 'セットID']),
      name: common.name(40),
      icon: common.icon('equipment-set/default.svg'),
      piece_count: field.integer(['Pieces', '件數', '部位数'], [2, 6], {
        default: 4,
        help: [
          'The set’s equipment must cover at least this many slots.',
          '屬於此套裝的裝備至少須涵蓋這麼多部位。',
          'このセットの装備は、少なくともこの数の部位をそろえる必要があります。',
        ],
      }),
      job_ids: field.references(['Jobs', '適用職業', '対象ジョブ'], 'pet-job-setting', 20, {
        optional: true,
        help: ['Empty: all jobs.', '留空則對所有職業生效。', '空欄なら全ジョブに効きます。'],
      }),
    }),
    effects: section(['Set effects', '套裝效果', 'セット効果'], {
      effects: field.rows(['Set effects', '套裝效果', 'セット効果'], [1, 5], {
        uniqueBy: 'pieces',
        help: [
          'Each needs a bonus, a skill or both. Later effects add to the earlier ones.',
          '每項須有加成或技能，可兩者兼具；後項效果與前項疊加。',
          'それぞれボーナスかスキル（両方も可）を持ちます。後の効果は前の効果に加わります。',
        ],
        fields: {
          pieces: field.integer(['Pieces worn', '裝備件數', '装備数'], [2, 6]),
          bonus: bonusLines({ optional: true }),
          skill_id: common.skill({ optional: true }),
          description: common.description(160),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'pieces', along: 'effects', is: 'rising' },
    { field: 'effects.pieces', is: 'at_most', than: { field: 'piece_count' } },
    { fields: ['effects.bonus', 'skill_id'], is: 'at_least_one' },
    ...statBonusRules('effects.bonus'),
  ],
  list: {
    columns: ['set_id', 'name', 'piece_count', 'effects', 'status'],
    filters: ['piece_count', 'job_ids', 'status'],
    sorts: ['set_id', 'name', 'piece_count'],
  },
  search: ['name', 'effects'],
});
