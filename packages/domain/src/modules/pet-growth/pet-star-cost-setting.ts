import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

const BY_STAR = { orderBy: 'from_star', groupBy: 'rarity' } as const;

/** What raising a pet by one star costs. */
export const petStarCostSetting = defineModule({
  key: 'pet-star-cost-setting',
  family: 'pet-growth',
  titles: {
    title: ['Pet star cost', '寵物升星消耗', 'ペット星上げコスト'],
    record: ['Star cost', '升星消耗', '星上げコスト'],
  },
  sections: {
    step: section(['Step', '升星階段', '段階'], {
      id: common.id(),
      rarity: common.rarityOf('pet-rarity-setting'),
      from_star: field.integer(['Current stars', '目前星級', '現在の星数'], [1, 9], {
        help: [
          'Upgrades from this number of stars to the next.',
          '由此星級升至下一星級。',
          'この星数から次の星数へ上げます。',
        ],
      }),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      spirit_amount: field.integer(['Spirits required', '所需魂數', '必要なソウル'], [1, 9999], {
        unit: 'spirits',
      }),
      same_rarity_food: field.integer(
        ['Pets of the same rarity consumed', '消耗同稀有度寵物', '同レアリティの消費数'],
        [0, 10],
        {
          optional: true,
          default: 0,
        },
      ),
      costs: common.costs([1, 8]),
      universal_item_id: field.reference(['Universal item', '萬用道具', '汎用アイテム'], 'item-setting', {
        flow: 'sink',
        optional: true,
        help: ['Replaces pet spirits.', '可代替寵物之魂使用。', 'ソウルの代わりに使えます。'],
      }),
      universal_rate: field.integer(
        ['Universal items per spirit', '每個魂所需萬用道具', 'ソウル1個あたりの汎用アイテム'],
        [1, 100],
        { optional: true },
      ),
    }),
    chance: section(['Success and failure', '成功與失敗', '成功と失敗'], {
      success_bp: common.successRate(),
      fail_keep_bp: field.integer(['Retained on failure', '失敗保留比例', '失敗時に残る割合'], [0, 10_000], {
        optional: true,
        unit: 'bp',
        help: [
          'Share of the costs returned on failure. Required if the step can fail.',
          '失敗時返還的消耗比例；可能失敗時必填。',
          '失敗時に戻るコストの割合。失敗の可能性があるときは必須です。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['rarity', 'from_star'], is: 'unique' },
    {
      field: 'from_star',
      along: BY_STAR,
      is: 'contiguous',
      from: { field: 'initial_star', of: 'rarity' },
      before: { field: 'max_star', of: 'rarity' },
    },
    { field: 'fail_keep_bp', is: 'required', when: { field: 'success_bp', below: 10_000 } },
    { fields: ['universal_item_id', 'universal_rate'], is: 'all_or_none' },
    { field: 'spirit_amount', along: BY_STAR, is: 'not_falling' },
  ],
  display: { title: 'rarity' },
  list: {
    columns: [
      'id',
      'rarity',
      'from_star',
      'spirit_amount',
      'same_rarity_food',
      'costs',
      'success_bp',
      'universal_item_id',
      'status',
    ],
    filters: ['rarity', 'from_star', 'universal_item_id', 'status'],
    sorts: ['id', 'rarity', 'from_star', 'spirit_amount'],
    sheet: { groupBy: 'rarity' },
  },
});
