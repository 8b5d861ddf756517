import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { fragments } from '../../field-sets/fragments.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** A flag that a player raises: what it adds, and from which pool its other lines are drawn. */
export const slgFlagSetting = defineModule({
  key: 'slg-flag-setting',
  family: 'slg',
  titles: { title: ['SLG flags', 'SLG 軍旗', 'SLG軍旗'], record: ['Flag', '軍旗', '軍旗'] },
  identity: ['flag_id'],
  sections: {
    basics: common.basics({
      flag_id: field.id(['Flag ID', '軍旗編號', '軍旗ID']),
      name: common.name(40),
      description: common.description(200, { multiline: true }),
      icon: common.icon('slg/default.svg'),
      rarity: common.rarityOf('slg-rarity-setting'),
      country_id: field.reference(['Country', '國家', '国家'], 'slg-country-setting', {
        optional: true,
        help: ['Empty: all countries.', '留空表示全部國家。', '空欄ならすべての国家です。'],
      }),
    }),
    gain: section(['Bonus', '加成', 'ボーナス'], {
      base_bonus: bonusLines(),
      wash_pool_id: field.reference(['Reroll pool', '洗鍊池', '洗練プール'], 'slg-flag-wash-setting'),
    }),
    obtain: section(['How to obtain', '取得方式', '獲得方法'], fragments.fields),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    ...fragments.rules,
    { field: 'lock_limit', of: 'wash_pool_id', is: 'less', than: { field: 'wash_lines', of: 'rarity' } },
    ...statBonusRules('base_bonus'),
  ],
  list: {
    columns: [
      'flag_id',
      'name',
      'rarity',
      'country_id',
      'base_bonus',
      'wash_pool_id',
      'fragment_item_id',
      'fragment_count',
      'status',
    ],
    filters: ['rarity', 'country_id', 'wash_pool_id', 'status'],
    sorts: ['flag_id', 'name', 'rarity'],
  },
});
