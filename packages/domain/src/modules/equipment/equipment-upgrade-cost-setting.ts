import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { rarity } from '../../enums/rarity.ts';

/** What strengthening equipment by one level takes. */
export const equipmentUpgradeCostSetting = defineModule({
  key: 'equipment-upgrade-cost-setting',
  family: 'equipment',
  titles: {
    title: localized('Equipment upgrade cost', '裝備強化消耗', '装備強化コスト'),
    record: localized('Upgrade cost', '強化消耗', '強化コスト'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    rarity: {
      kind: 'reference',
      to: 'equipment-rarity-setting',
      tags: rarity,
      label: localized('Rarity', '稀有度', 'レアリティ'),
    },
    level: {
      kind: 'integer',
      min: 1,
      max: 199,
      label: localized('From level', '目前等級', '現在のレベル'),
      help: localized(
        'The step goes from this level to the next, up to the max level of the rarity.',
        '由此等級升至下一級，直到該稀有度的等級上限。',
        'このレベルから次のレベルへ。レアリティの最大レベルまで設定します。',
      ),
    },
    exp_to_next: {
      kind: 'integer',
      min: 1,
      max: 999_999_999,
      label: localized('EXP to next level', '升級所需經驗', '必要経験値'),
    },
    coin_per_exp: {
      kind: 'decimal',
      decimals: 2,
      min: 0,
      max: 1000,
      default: 1,
      label: localized('Coins per EXP', '每點經驗消耗銅幣', '経験値1あたりのコイン'),
    },
    costs: {
      kind: 'cost_list',
      optional: true,
      max: 8,
      label: localized('Extra cost', '額外消耗', '追加コスト'),
      help: localized('On breakthrough levels.', '用於突破等級。', '限界突破のレベルで使います。'),
    },
    food_exp_bp: {
      kind: 'integer',
      min: 0,
      max: 10_000,
      unit: 'bp',
      default: 8000,
      label: localized('EXP kept of a fed piece', '素材裝備經驗保留', '素材の経験値の引き継ぎ'),
      help: localized(
        'Share of the EXP in a piece used as material that counts.',
        '作為素材的裝備所累積經驗中，可計入的比例。',
        '素材にした装備の経験値のうち、引き継がれる割合です。',
      ),
    },
    crit_bp: {
      kind: 'integer',
      optional: true,
      min: 0,
      max: 10_000,
      unit: 'bp',
      label: localized('Chance of double EXP', '雙倍經驗機率', '経験値2倍の確率'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['rarity', 'level'] },
    { rule: 'steps_cover', field: 'level', reference: 'rarity', from: 1, until: 'max_level' },
    { rule: 'not_falling', field: 'exp_to_next', orderBy: 'level', groupBy: 'rarity' },
  ],
  list: {
    columns: ['id', 'rarity', 'level', 'exp_to_next', 'coin_per_exp', 'costs', 'food_exp_bp', 'status'],
    filters: ['rarity', 'level', 'status'],
    sorts: ['id', 'rarity', 'level', 'exp_to_next'],
    sheet: { groupBy: 'rarity' },
  },
  sections: [
    { key: 'step', title: localized('Step', '強化階段', '段階'), fields: ['id', 'rarity', 'level'] },
    {
      key: 'cost',
      title: localized('Cost', '消耗', 'コスト'),
      fields: ['exp_to_next', 'coin_per_exp', 'costs', 'food_exp_bp', 'crit_bp'],
    },
  ],
});
