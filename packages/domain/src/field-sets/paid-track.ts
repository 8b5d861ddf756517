import { field } from '../core/define-field.ts';
import { common } from './common-fields.ts';

/**
 * Rewards beside the free ones for players who bought a product. Under which key the rewards are stored is
 * up to the module; `all_or_none` of both keys says that they belong together.
 * @example
 * paid_rewards: paidTrack.rewards,
 * mall_id: paidTrack.product,
 * rules: [{ fields: ['paid_rewards', 'mall_id'], is: 'all_or_none' }],
 */
export const paidTrack = {
  rewards: field.rewards(['Paid rewards', '付費獎勵', '有料の報酬'], [], { optional: true }),
  product: common.product({
    optional: true,
    help: [
      'Unlocks the paid rewards. Fill both or neither.',
      '用於開啟付費獎勵；兩者須同時填寫或留空。',
      '有料報酬を開放する商品です。両方を入れるか、両方を空にします。',
    ],
  }),
};
