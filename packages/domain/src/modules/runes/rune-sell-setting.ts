import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { sellSection } from '../../field-sets/sell-fields.ts';

/** What players get for a rune they let go. Locked and equipped runes are never sold. */
export const runeSellSetting = defineModule({
  key: 'rune-sell-setting',
  family: 'runes',
  titles: {
    title: ['Rune selling', '符文販售', 'ルーン売却'],
    record: ['Selling price', '販售價格', '売却価格'],
  },
  sections: {
    runes: section(['Runes', '適用符文', '対象のルーン'], {
      id: common.id(),
      rarity: common.rarityOf('rune-rarity-setting'),
    }),
    price: sellSection({
      auto_sell_max_rarity: field.boolean(['Available for auto-sell', '可設為自動販售', '自動売却で選べる'], {
        default: false,
      }),
    }),
  },
  rules: [{ fields: ['rarity'], is: 'unique' }],
  display: { title: 'rarity' },
  list: {
    columns: [
      'id',
      'rarity',
      'base_price',
      'per_level_price',
      'dismantle_rewards',
      'auto_sell_max_rarity',
      'confirm_level',
      'status',
    ],
    filters: ['rarity', 'auto_sell_max_rarity', 'confirm_level', 'status'],
    sorts: ['id', 'rarity', 'per_level_price'],
    sheet: {},
  },
});
