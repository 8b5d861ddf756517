import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';

const trigger = enumOf('auto-exchange-trigger', {
  on_overflow: ['When the bag is full', '背包已滿時', '所持上限を超えたとき', 'orange', ['滿', '満']],
  on_expire: ['When the item expires', '道具過期時', '期限が切れたとき', 'red', '期'],
  on_event_end: ['When an event ends', '活動結束時', 'イベントが終わったとき', 'purple', '終'],
  on_obtain_duplicate: ['When it is owned already', '重複取得時', '重複して入手したとき', 'blue', '重'],
});

/** What becomes of items that a player cannot keep. */
export const assetAutoExchangeSetting = defineModule({
  key: 'asset-auto-exchange-setting',
  family: 'items-economy',
  titles: {
    title: localized('Asset auto exchange', '資產自動兌換', 'アセット自動交換'),
    record: localized('Auto exchange', '自動兌換', '自動交換'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    item_id: { kind: 'reference', to: 'item-setting', label: localized('Item', '道具', 'アイテム') },
    trigger: { kind: 'enum', of: trigger, label: localized('Exchanged', '兌換時機', '交換のタイミング') },
    event_id: {
      kind: 'reference',
      to: 'special-event-setting',
      showWhen: { field: 'trigger', in: ['on_event_end'] },
      label: localized('Event', '活動', 'イベント'),
    },
    from_amount: {
      kind: 'integer',
      min: 1,
      max: 999_999,
      default: 1,
      label: localized('Items per exchange', '每次兌換所需數量', '1回の交換に使う数'),
    },
    to_rewards: { kind: 'reward_list', label: localized('Becomes', '兌換為', '交換後') },
    keep_remainder: {
      kind: 'boolean',
      default: false,
      label: localized('Remainder is kept', '保留餘數', '端数を残す'),
      help: localized(
        'What is too little for an exchange stays. Off: it is lost.',
        '不足一次兌換的數量予以保留；關閉則直接移除。',
        '1回分に満たない数を残します。オフの場合は失われます。',
      ),
    },
    notify_mail: {
      kind: 'boolean',
      default: true,
      label: localized('Tell by mail', '以郵件通知', 'メールで知らせる'),
    },
    mail_title: {
      kind: 'localized_text',
      maxLength: 40,
      showWhen: { field: 'notify_mail', in: [true] },
      label: localized('Mail title', '郵件標題', 'メールの件名'),
    },
    mail_body: {
      kind: 'localized_text',
      optional: true,
      multiline: true,
      rich: true,
      maxLength: 1000,
      showWhen: { field: 'notify_mail', in: [true] },
      label: localized('Mail text', '郵件內文', 'メールの本文'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['item_id', 'trigger'] },
    { rule: 'chain_ends', from: 'item_id', gives: ['to_rewards'], steps: 3 },
  ],
  display: { title: 'id' },
  list: {
    columns: ['id', 'item_id', 'trigger', 'event_id', 'from_amount', 'to_rewards', 'status'],
    filters: ['item_id', 'trigger', 'event_id', 'keep_remainder', 'notify_mail', 'status'],
    sorts: ['id', 'item_id'],
  },
  search: ['item_id', 'mail_title'],
  sections: [
    {
      key: 'exchange',
      title: localized('Exchange', '兌換', '交換'),
      fields: ['id', 'item_id', 'trigger', 'event_id', 'from_amount', 'to_rewards', 'keep_remainder'],
    },
    {
      key: 'mail',
      title: localized('Mail', '郵件', 'メール'),
      fields: ['notify_mail', 'mail_title', 'mail_body'],
    },
  ],
});
