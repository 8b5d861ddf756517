import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { assetKind } from '../../enums/asset-kind.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { staffRole } from '../../enums/staff-role.ts';
import { common } from '../../field-sets/common-fields.ts';

const overflow = enumOf('item-overflow', {
  block: ['Refuse', '拒絕發放', '受取不可', 'red', '拒'],
  mail: ['Send by mail', '改以郵件發送', 'メールで送る', 'blue', '信'],
  discard: ['Discard', '直接捨棄', '破棄する', 'neutral', '棄'],
  auto_exchange: ['Exchange', '自動兌換', '自動で交換する', 'green', '換'],
});

const MAX_AMOUNT = 999_999_999;

/** How much of an asset a player may gain and hold, and staff may give. Takes effect on save. */
export const itemControl = defineModule({
  key: 'item-control',
  family: 'items-economy',
  scope: 'environment',
  titles: { title: ['Item control', '道具管控', 'アイテム制御'], record: ['Limits', '上限規則', '上限'] },
  sections: {
    basics: common.basics({
      id: common.id(),
      asset_kind: field.enum(['Asset type', '資產種類', 'アセット'], assetKind),
      item_id: common.item({
        showWhen: { field: 'asset_kind', in: ['item', 'event_currency', 'game_currency'] },
      }),
      pet_id: common.pet({ showWhen: { field: 'asset_kind', in: ['pet', 'pet_spirit', 'intimacy'] } }),
      god_id: common.god({ showWhen: { field: 'asset_kind', in: ['pet_god', 'pet_god_spirit'] } }),
    }),
    players: section(['Players', '玩家', 'プレイヤー'], {
      daily_gain_limit: field.integer(
        ['Daily gain limit', '每日取得上限', '1日の獲得上限'],
        [0, MAX_AMOUNT],
        {
          optional: true,
          help: [
            'Per player. Empty: no limit.',
            '以每位玩家計；留空則不限制。',
            'プレイヤーごとの値。空欄なら無制限です。',
          ],
        },
      ),
      hold_limit: field.integer(['Holding limit', '持有上限', '所持上限'], [0, MAX_AMOUNT], {
        optional: true,
        help: [
          'At least the item’s stack limit. Empty: only the stack limit applies.',
          '不得低於道具的堆疊上限；留空則僅依堆疊上限。',
          'アイテムの所持上限以上にします。空欄ならアイテムの所持上限だけが効きます。',
        ],
      }),
      overflow: field.enum(['On overflow', '超出上限時', '上限を超えた分'], overflow, {
        default: 'mail',
      }),
      alert_above: field.integer(['Alert threshold', '警示門檻', '警告するしきい値'], [1, MAX_AMOUNT], {
        optional: true,
        help: [
          'Alerts staff when a player’s daily gain exceeds this amount.',
          '單一玩家單日取得量超過此值時通知人員檢查。',
          '1人が1日にこの数を超えて獲得すると、スタッフに知らせます。',
        ],
      }),
    }),
    staff: section(['Staff', '人員', 'スタッフ'], {
      single_mail_limit: field.integer(
        ['Limit per mail', '單封郵件上限', 'メール1通の上限'],
        [1, MAX_AMOUNT],
      ),
      daily_staff_limit: field.integer(
        ['Daily grant limit', '每日發放上限', '1日の付与上限'],
        [1, MAX_AMOUNT],
        {
          optional: true,
          help: ['Per staff member.', '以每位人員計。', 'スタッフ1人あたりの値です。'],
        },
      ),
      worth_cents: field.decimal(
        ['Unit value (US cents)', '單位價值（美分）', '1つの価値（米セント）'],
        [0, 1_000_000],
        {
          optional: true,
          decimals: 4,
          help: [
            'Counts towards a staff member’s daily grant limit; above it, another admin must approve. Empty: default value of the asset type.',
            '計入人員每日可發放的價值，超過時須由另一位管理員核准；留空則採該種類的一般價值。',
            'スタッフが1日に付与できる価値に数えます。超えた分は別の管理者の承認が必要です。空欄なら種類ごとの標準の価値です。',
          ],
        },
      ),
      grantable_by: field.multiEnum(
        ['Roles that may grant', '可發放的角色', '付与できるロール'],
        staffRole,
        [],
        {
          optional: true,
          default: ['admin'],
          help: ['Empty: no one may grant it.', '留空則無人可發放。', '空欄なら誰も付与できません。'],
        },
      ),
    }),
  },
  rules: [
    { fields: ['asset_kind', 'item_id', 'pet_id', 'god_id'], is: 'unique', blanks: true },
    { field: 'hold_limit', is: 'at_least', than: { field: 'stack_limit', of: 'item_id' } },
    { field: 'single_mail_limit', is: 'at_most', than: { field: 'daily_staff_limit' } },
    { field: 'alert_above', is: 'at_most', than: { field: 'daily_gain_limit' }, severity: 'warning' },
  ],
  display: { title: 'asset_kind', namedAfter: ['item_id', 'pet_id', 'god_id'] },
  list: {
    columns: [
      'id',
      'asset_kind',
      'item_id',
      'pet_id',
      'god_id',
      'single_mail_limit',
      'grantable_by',
      'status',
    ],
    filters: ['asset_kind', 'item_id', 'pet_id', 'god_id', 'overflow', 'grantable_by', 'status'],
    sorts: ['id', 'asset_kind', 'single_mail_limit'],
  },
  search: ['asset_kind', 'item_id'],
});
