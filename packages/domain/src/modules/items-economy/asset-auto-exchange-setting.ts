import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const trigger = enumOf('auto-exchange-trigger', {
  on_overflow: ['When the bag is full', '背包已滿時', '所持上限を超えたとき', 'orange', ['滿', '満']],
  on_expire: ['When the item expires', '道具過期時', '期限が切れたとき', 'red', '期'],
  on_event_end: ['When an event ends', '活動結束時', 'イベントが終わったとき', 'purple', '終'],
  on_obtain_duplicate: ['Duplicate', '重複取得時', '重複して入手したとき', 'blue', '重'],
});

/** What becomes of items that a player cannot keep. */
export const assetAutoExchangeSetting = defineModule({
  key: 'asset-auto-exchange-setting',
  family: 'items-economy',
  titles: {
    title: ['Asset auto exchange', '資產自動兌換', 'アセット自動交換'],
    record: ['Auto exchange', '自動兌換', '自動交換'],
  },
  sections: {
    exchange: section(['Exchange', '兌換', '交換'], {
      id: common.id(),
      item_id: common.item(),
      trigger: field.enum(['Timing', '兌換時機', '交換のタイミング'], trigger),
      event_id: common.event({ showWhen: { field: 'trigger', in: ['on_event_end'] } }),
      from_amount: field.integer(
        ['Items per exchange', '每次兌換所需數量', '1回の交換に使う数'],
        [1, 999_999],
        { default: 1 },
      ),
      to_rewards: field.rewards(['Exchanged for', '兌換為', '交換後'], []),
      keep_remainder: field.boolean(['Keep remainder', '保留餘數', '端数を残す'], {
        default: false,
        help: [
          'Keeps items that are too few for an exchange. Off: they are removed.',
          '不足一次兌換的數量予以保留；關閉則直接移除。',
          '1回分に満たない数を残します。オフの場合は失われます。',
        ],
      }),
    }),
    mail: section(['Mail', '郵件', 'メール'], {
      notify_mail: field.boolean(['Notify by mail', '以郵件通知', 'メールで通知'], { default: true }),
      mail_title: common.mailTitle(40, {
        showWhen: { field: 'notify_mail', in: [true] },
      }),
      mail_body: common.mailBody(1000, {
        optional: true,
        multiline: true,
        rich: true,
        showWhen: { field: 'notify_mail', in: [true] },
      }),
    }),
  },
  rules: [
    { fields: ['item_id', 'trigger'], is: 'unique' },
    { rule: 'conversion_ends', from: 'item_id', gives: ['to_rewards'], steps: 3 },
  ],
  display: { title: 'item_id' },
  list: {
    columns: ['id', 'item_id', 'trigger', 'event_id', 'from_amount', 'to_rewards', 'status'],
    filters: ['item_id', 'trigger', 'event_id', 'keep_remainder', 'notify_mail', 'status'],
    sorts: ['id', 'item_id'],
  },
  search: ['item_id', 'mail_title'],
});
