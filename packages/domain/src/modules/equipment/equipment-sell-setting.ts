import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { equipSlot } from '../../enums/equip-slot.ts';
import { common } from '../../field-sets/common-fields.ts';
import { sellSection } from '../../field-sets/sell-fields.ts';

/** What players get for equipment they let go. Locked and worn pieces are never sold. */
export const equipmentSellSetting = defineModule({
  key: 'equipment-sell-setting',
  family: 'equipment',
  titles: {
    title: ['Equipment selling', '裝備販售', '装備売却'],
    record: ['Selling price', '販售價格', '売却価格'],
  },
  sections: {
    pieces: section(['Equipment', '適用裝備', '対象の装備'], {
      id: common.id(),
      rarity: common.rarityOf('equipment-rarity-setting'),
      slot: field.enum(['Slot', '部位', '部位'], equipSlot, {
        optional: true,
        help: [
          'Empty: all slots without a price of their own.',
          '留空則適用於未另訂價格的所有部位。',
          '空欄なら、個別の価格がないすべての部位に適用します。',
        ],
      }),
    }),
    price: sellSection({
      return_exp_bp: field.integer(['EXP returned', '經驗返還比例', '経験値の返還'], [0, 10_000], {
        unit: 'bp',
        default: 0,
      }),
      auto_sell_allowed: field.boolean(['Auto-sell', '可自動販售', '自動売却可'], { default: false }),
    }),
  },
  rules: [{ fields: ['rarity', 'slot'], is: 'unique', blanks: true }],
  display: { title: 'rarity' },
  list: {
    columns: [
      'id',
      'rarity',
      'slot',
      'base_price',
      'per_level_price',
      'dismantle_rewards',
      'return_exp_bp',
      'confirm_level',
      'status',
    ],
    filters: ['rarity', 'slot', 'auto_sell_allowed', 'confirm_level', 'status'],
    sorts: ['id', 'rarity', 'per_level_price'],
  },
});
