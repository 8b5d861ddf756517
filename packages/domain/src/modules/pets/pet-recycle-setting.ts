import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

const SHARE = [0, 10_000] as const;
const IN_BP = { unit: 'bp' } as const;

/** What comes back when pets of a rarity are recycled: to level 1, or to spirits. */
export const petRecycleSetting = defineModule({
  key: 'pet-recycle-setting',
  family: 'pets',
  titles: { title: ['Pet recycling', '寵物回收', 'ペット還元'], record: ['Recycling', '回收', '還元'] },
  sections: {
    pets: section(['Pets', '適用寵物', '対象のペット'], {
      id: common.id(),
      rarity: common.rarityOf('pet-rarity-setting'),
      reset_only: field.boolean(['Reset to level 1 only', '僅重置為 1 級', 'レベル1へのリセットのみ'], {
        default: true,
        help: [
          'Otherwise the pet is converted to spirits.',
          '否則轉為寵物之魂。',
          'そうでなければソウルになります。',
        ],
      }),
      spirit_amount: field.integer(['Spirits', '獲得魂數', '得られるソウル'], [1, 9999], {
        unit: 'spirits',
        showWhen: { field: 'reset_only', in: [false] },
      }),
    }),
    returned: section(['Refund', '返還內容', '返還内容'], {
      return_exp_bp: field.integer(['EXP refund', '經驗返還', '経験値の返還'], SHARE, {
        ...IN_BP,
        help: [
          'Rounded down for each asset. Players see a preview.',
          '各項資產無條件捨去；玩家事前可預覽。',
          'アセットごとに切り捨てます。プレイヤーは事前に確認できます。',
        ],
      }),
      return_star_cost_bp: field.integer(
        ['Star cost refund', '升星消耗返還', '星上げコストの返還'],
        SHARE,
        IN_BP,
      ),
      return_skill_cost_bp: field.integer(
        ['Skill cost refund', '技能消耗返還', 'スキルコストの返還'],
        SHARE,
        IN_BP,
      ),
      return_equipment: field.boolean(['Return equipment to the bag', '裝備返還背包', '装備をバッグへ戻す'], {
        default: true,
      }),
    }),
    terms: section(['Terms', '條件', '条件'], {
      cost: field.costs(['Price', '價格', '価格'], [1, 1], { optional: true }),
      daily_limit: common.dailyLimit([1, 100], { default: 10 }),
    }),
  },
  rules: [{ fields: ['rarity', 'reset_only'], is: 'unique', blanks: true }],
  display: { title: 'rarity' },
  list: {
    columns: [
      'id',
      'rarity',
      'reset_only',
      'spirit_amount',
      'return_exp_bp',
      'return_star_cost_bp',
      'return_skill_cost_bp',
      'cost',
      'daily_limit',
      'status',
    ],
    filters: ['rarity', 'reset_only', 'return_equipment', 'status'],
    sorts: ['id', 'return_exp_bp', 'daily_limit'],
  },
});
