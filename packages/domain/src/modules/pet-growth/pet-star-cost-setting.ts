import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { rarity } from '../../enums/rarity.ts';

/** What raising a pet by one star costs. */
export const petStarCostSetting = defineModule({
  key: 'pet-star-cost-setting',
  family: 'pet-growth',
  titles: {
    title: localized('Pet star cost', '寵物升星消耗', 'ペット星上げコスト'),
    record: localized('Star cost', '升星消耗', '星上げコスト'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    rarity: {
      kind: 'reference',
      to: 'pet-rarity-setting',
      tags: rarity,
      label: localized('Rarity', '稀有度', 'レアリティ'),
    },
    from_star: {
      kind: 'integer',
      min: 1,
      max: 9,
      label: localized('From stars', '目前星級', '現在の星数'),
      help: localized(
        'The step goes from this number of stars to the next.',
        '由此星級升至下一星級。',
        'この星数から次の星数へ上げます。',
      ),
    },
    spirit_amount: {
      kind: 'integer',
      min: 1,
      max: 9999,
      unit: 'spirits',
      label: localized('Own spirits', '所需魂數', '必要なソウル'),
    },
    same_rarity_food: {
      kind: 'integer',
      optional: true,
      min: 0,
      max: 10,
      default: 0,
      label: localized('Pets used up', '消耗同稀有度寵物', '同レアリティの消費数'),
    },
    costs: { kind: 'cost_list', min: 1, max: 8, label: localized('Costs', '消耗', 'コスト') },
    success_bp: {
      kind: 'integer',
      min: 1,
      max: 10_000,
      unit: 'bp',
      default: 10_000,
      label: localized('Success rate', '成功率', '成功率'),
    },
    fail_keep_bp: {
      kind: 'integer',
      optional: true,
      min: 0,
      max: 10_000,
      unit: 'bp',
      label: localized('Kept on failure', '失敗保留比例', '失敗時に残る割合'),
      help: localized(
        'Share of the costs that comes back. Needed when the step can fail.',
        '失敗時返還的消耗比例；可能失敗時必填。',
        '失敗時に戻るコストの割合。失敗の可能性があるときは必須です。',
      ),
    },
    universal_item_id: {
      kind: 'reference',
      to: 'item-setting',
      optional: true,
      label: localized('Universal item', '萬用道具', '汎用アイテム'),
      help: localized('Stands in for spirits.', '可代替寵物之魂使用。', 'ソウルの代わりに使えます。'),
    },
    universal_rate: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 100,
      label: localized('Universal items per spirit', '每個魂所需萬用道具', 'ソウル1個あたりの汎用アイテム'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['rarity', 'from_star'] },
    { rule: 'steps_cover', field: 'from_star', reference: 'rarity', from: 'initial_star', until: 'max_star' },
    { rule: 'required_below', field: 'fail_keep_bp', when: 'success_bp', below: 10_000 },
    { rule: 'required_with', field: 'universal_rate', with: 'universal_item_id' },
    { rule: 'not_falling', field: 'spirit_amount', orderBy: 'from_star', groupBy: 'rarity' },
  ],
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
  sections: [
    { key: 'step', title: localized('Step', '升星階段', '段階'), fields: ['id', 'rarity', 'from_star'] },
    {
      key: 'cost',
      title: localized('Cost', '消耗', 'コスト'),
      fields: ['spirit_amount', 'same_rarity_food', 'costs', 'universal_item_id', 'universal_rate'],
    },
    { key: 'chance', title: localized('Chance', '成功率', '成功率'), fields: ['success_bp', 'fail_keep_bp'] },
  ],
});
