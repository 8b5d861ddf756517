import { closedEnum, type WordOf } from './closed-enum.ts';

/** What became of a delivery for one player. `unsent`: still waiting when the delivery ended. */
export const deliveryRecipientState = closedEnum('delivery-recipient-state', {
  waiting: ['Waiting', '等待中', '待機中', 'neutral', '◷'],
  unsent: ['Not sent: cancelled', '未發送：已先取消', '未送信：キャンセル', 'neutral', '×'],
  sent: ['Sent', '已發送', '送信済み', 'green', '✓'],
  skipped: ['Account not active', '帳號非正常狀態', '対象外：アカウント無効', 'orange', '⊘'],
  recalled: ['Recalled', '已收回', '回収済み', 'purple', '↩'],
  kept: [
    'Not recalled: claimed or removed',
    '未收回：已領取或已消失',
    '回収不可：受取済みか消滅',
    'blue',
    '◆',
  ],
});

export type DeliveryRecipientState = WordOf<typeof deliveryRecipientState>;
