import { field, section } from '../core/define-field.ts';
import { enumOf } from '../enums/enum-of.ts';

const confirmation = enumOf('confirmation-before-sale', {
  none: ['None', '不需確認', '確認なし'],
  ask: ['Ask once', '確認一次', '一度確認する'],
  ask_twice: ['Ask twice', '確認兩次', '二度確認する'],
});

/**
 * What players get for a piece they let go. What is locked or worn is never sold.
 * @example price: sellSection({ auto_sell_allowed: field.boolean(['Auto-sell', '自動販售', '自動売却']) }),
 */
export function sellSection<const More extends Parameters<typeof section>[1]>(more: More) {
  return section(['Price', '價格', '価格'], {
    base_price: field.costs(['Base price', '基本價格', '基本価格'], [1, 1], {
      kinds: ['coin', 'gold', 'star'],
    }),
    per_level_price: field.integer(['Extra per level', '每級加價', 'レベルごとの加算'], [0, 999_999_999], {
      default: 0,
    }),
    dismantle_rewards: field.rewards(['Dismantling rewards', '分解獎勵', '分解の報酬'], [], {
      optional: true,
    }),
    confirm_level: field.enum(['Confirmation', '確認方式', '確認'], confirmation, {
      default: 'ask',
      help: [
        'How players confirm before they lose the piece.',
        '玩家失去該物品前須完成的操作。',
        '手放す前にプレイヤーが行う操作です。',
      ],
    }),
    ...more,
  });
}
