import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

const BY_LEVEL = { orderBy: 'level', groupBy: 'rarity' } as const;

/** What strengthening equipment by one level takes. */
export const equipmentUpgradeCostSetting = defineModule({
  key: 'equipment-upgrade-cost-setting',
  family: 'equipment',
  titles: {
    title: ['Equipment upgrade cost', '裝備強化消耗', '装備強化コスト'],
    record: ['Upgrade cost', '強化消耗', '強化コスト'],
  },
  sections: {
    step: section(['Step', '強化階段', '段階'], {
      id: common.id(),
      rarity: common.rarityOf('equipment-rarity-setting'),
      level: field.integer(['Current level', '目前等級', '現在のレベル'], [1, 199], {
        help: [
          'Upgrades from this level to the next, up to the max level of the rarity.',
          '由此等級升至下一級，直到該稀有度的等級上限。',
          'このレベルから次のレベルへ。レアリティの最大レベルまで設定します。',
        ],
      }),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      exp_to_next: common.expToNext([1, 999_999_999]),
      coin_per_exp: field.decimal(['Coins per EXP', '每點經驗消耗銅幣', '経験値1あたりのコイン'], [0, 1000], {
        decimals: 2,
        default: 1,
      }),
      costs: common.extraCosts(8, {
        optional: true,
        help: ['For breakthrough levels.', '用於突破等級。', '限界突破のレベルで使います。'],
      }),
      food_exp_bp: field.integer(
        ['Retained material EXP', '素材裝備經驗保留', '素材の経験値の引き継ぎ'],
        [0, 10_000],
        {
          unit: 'bp',
          default: 8000,
          help: [
            'Share of the EXP from the material equipment that is kept.',
            '作為素材的裝備所累積經驗中，可計入的比例。',
            '素材にした装備の経験値のうち、引き継がれる割合です。',
          ],
        },
      ),
      crit_bp: field.integer(['Chance of double EXP', '雙倍經驗機率', '経験値2倍の確率'], [0, 10_000], {
        optional: true,
        unit: 'bp',
      }),
    }),
  },
  rules: [
    { fields: ['rarity', 'level'], is: 'unique' },
    {
      field: 'level',
      along: BY_LEVEL,
      is: 'contiguous',
      from: 1,
      before: { field: 'max_level', of: 'rarity' },
    },
    { field: 'exp_to_next', along: BY_LEVEL, is: 'not_falling' },
  ],
  display: { title: 'rarity' },
  list: {
    filters: ['rarity', 'level', 'status'],
    sorts: ['id', 'rarity', 'level', 'exp_to_next'],
    sheet: { groupBy: 'rarity' },
  },
});
