import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';
import { levelRows } from '../../field-sets/companion-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const MOST_SLOTS = 5;
const levels = levelRows(
  'level_costs',
  { max: 20, from: 2 },
  {
    rate_bp: field.integer(['Bonus multiplier', '加成倍率', 'ボーナス倍率'], [10_000, 100_000], {
      unit: 'bp',
    }),
  },
);

/** Places for guardians, and what they do together. */
export const guardianFormationSetting = defineModule({
  key: 'guardian-formation-setting',
  family: 'companions-palace',
  titles: {
    title: ['Guardian formations', '守護陣型', '守護陣形'],
    record: ['Formation', '陣型', '陣形'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    places: section(['Slots and effects', '欄位與效果', '枠と効果'], {
      slots: field.rows(['Slots', '欄位', '枠'], [1, MOST_SLOTS], {
        uniqueBy: 'slot',
        help: [
          'Property None: any guardian.',
          '屬性為「無屬性」表示不限。',
          '属性が「無属性」なら誰でも置けます。',
        ],
        fields: {
          slot: field.integer(['Slot', '欄位', '枠'], [1, MOST_SLOTS]),
          property: common.property(property, { default: 'none' }),
          position: field.text(['Anchor', '錨點', 'アンカー'], 40, {
            form: 'mark',
            monospace: true,
            help: ['Anchor in the palace scene.', '宮殿場景中的錨點代號。', '宮殿の場面での位置のキーです。'],
          }),
        },
      }),
      effects: field.rows(['Effects', '效果', '効果'], [1, MOST_SLOTS], {
        uniqueBy: 'count',
        fields: {
          count: field.integer(['Guardians placed', '上陣人數', '配置した人数'], [1, MOST_SLOTS]),
          bonus: bonusLines(),
        },
      }),
    }),
    levels: section(['Levels', '等級', 'レベル'], {
      level_costs: field.rows(['Level-up costs', '升級消耗', 'レベルアップのコスト'], 19, {
        ...levels.rows,
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { field: 'slot', along: 'slots', is: 'contiguous', from: 1 },
    { field: 'count', along: 'effects', is: 'rising' },
    { field: 'effects.count', is: 'at_most', than: { countOf: 'slots' } },
    ...levels.rules,
    { field: 'rate_bp', along: 'level_costs', is: 'not_falling' },
    ...statBonusRules('effects.bonus'),
  ],
  list: {
    columns: ['id', 'name', 'slots', 'effects', 'level_costs', 'unlock_conds', 'status'],
    filters: ['unlock_conds', 'status'],
    sorts: ['id', 'name'],
  },
});
