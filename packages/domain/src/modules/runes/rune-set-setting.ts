import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** Runes that do more together: two, four or all six of them. */
export const runeSetSetting = defineModule({
  key: 'rune-set-setting',
  family: 'runes',
  titles: {
    title: ['Rune sets', '符文套裝', 'ルーンセット'],
    record: ['Rune set', '符文套裝', 'ルーンセット'],
  },
  identity: ['set_id'],
  sections: {
    basics: common.basics({
      set_id: field.id(['Set ID', '套裝編號', 'セットID']),
      name: common.name(40),
      icon: common.icon('rune-set/default.svg'),
      property: common.property(property, { optional: true }),
      source_hint: common.obtainHint(),
    }),
    effects: section(['Set effects', '套裝效果', 'セット効果'], {
      effects: field.rows(['Set effects', '套裝效果', 'セット効果'], [1, 3], {
        uniqueBy: 'pieces',
        help: [
          'Effects for 2, 4 or 6 runes. Each needs a bonus, a skill or both.',
          '可設定 2、4、6 件效果，每項須有加成或技能，可兩者兼具。',
          '2・4・6個の効果を設定できます。それぞれボーナスかスキル（両方も可）を持ちます。',
        ],
        fields: {
          pieces: field.integer(['Runes equipped', '裝備件數', '装備数'], [2, 6]),
          bonus: bonusLines({ optional: true }),
          skill_id: common.skill({ optional: true }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'effects.pieces', is: 'one_of', values: [2, 4, 6] },
    { field: 'pieces', along: 'effects', is: 'rising' },
    { countOf: 'effects', where: { field: 'pieces', in: [2, 4] }, is: 'at_least', than: 1 },
    { fields: ['effects.bonus', 'skill_id'], is: 'at_least_one' },
    { fields: ['effects'], is: 'unique', whole: true },
    ...statBonusRules('effects.bonus'),
  ],
  list: {
    columns: ['set_id', 'name', 'property', 'effects', 'source_hint', 'status'],
    filters: ['property', 'status'],
    sorts: ['set_id', 'name'],
  },
  search: ['name', 'source_hint'],
});
