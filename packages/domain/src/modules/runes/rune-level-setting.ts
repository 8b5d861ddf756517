import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { levelCurve } from '../../field-sets/level-curve.ts';

const subEvent = enumOf('rune-sub-event', {
  none: ['None', '無', 'なし', 'neutral', ['無', '―']],
  add: ['New sub stat', '新增副屬性', 'サブステータス追加', 'green', ['增', '追']],
  enhance: ['Enhance a sub stat', '強化副屬性', 'サブステータス強化', 'blue', '強'],
});

const SUB_STAT_LEVELS = [3, 6, 9, 12, 15, 18, 21, 24, 27, 30];

const curve = levelCurve({ of: 'rarity', until: { field: 'max_level', of: 'rarity' } });

/** What strengthening a rune takes, level by level of each rarity. */
export const runeLevelSetting = defineModule({
  key: 'rune-level-setting',
  family: 'runes',
  titles: {
    title: ['Rune levels', '符文等級', 'ルーンレベル'],
    record: ['Rune level', '符文等級', 'ルーンレベル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      rarity: common.rarityOf('rune-rarity-setting'),
      ...curve.fields,
    }),
    cost: section(['Cost and growth', '消耗與成長', 'コストと成長'], {
      coin_cost: field.integer(['Coins', '銅幣', 'コイン'], [0, 999_999_999]),
      success_bp: common.successRate(),
      sub_event: field.enum(['Sub stats', '副屬性變化', 'サブステータスの変化'], subEvent, {
        default: 'none',
        help: [
          'Required at every third level, and only there.',
          '每逢 3 的倍數等級必須設定，其他等級不可設定。',
          '3の倍数のレベルで必ず設定し、ほかのレベルでは設定しません。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['rarity', 'level'], is: 'unique' },
    ...curve.rules,
    {
      field: 'sub_event',
      is: 'one_of',
      values: ['add', 'enhance'],
      when: { field: 'level', in: SUB_STAT_LEVELS },
    },
    { rule: 'covers_players', field: 'level', players: 'rune_level' },
    { field: 'sub_event', is: 'one_of', values: ['none'], when: { field: 'level', notIn: SUB_STAT_LEVELS } },
  ],
  display: { title: 'rarity' },
  list: {
    filters: ['rarity', 'level', 'sub_event', 'status'],
    sorts: ['id', 'rarity', 'level', 'exp_to_next'],
    sheet: { groupBy: 'rarity' },
  },
});
