import { field } from '../core/define-field.ts';
import { common } from './common-fields.ts';

/** The head of a pool that stats of runes are drawn from. */
export const runePool = {
  pool_id: field.id(['Pool ID', '屬性池編號', 'プールID']),
  name: common.staffName(60, {
    optional: true,
    help: [
      'Staff only. Players do not see it.',
      '僅供內部人員參考，玩家不會看到。',
      'スタッフ用です。プレイヤーには表示されません。',
    ],
  }),
};
