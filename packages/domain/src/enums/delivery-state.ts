import { closedEnum, type WordOf } from './closed-enum.ts';

/** How far a delivery to many players is. */
export const deliveryState = closedEnum('delivery-state', {
  draft: ['Draft', '草稿', '下書き', 'neutral', '✎'],
  scheduled: ['Scheduled', '已排程', '予約済み', 'cyan', '◷'],
  sending: ['Sending', '發送中', '送信中', 'blue', '➤'],
  held: ['On hold', '自動中止', '自動停止', 'red', '!'],
  paused: ['Paused', '已暫停', '一時停止', 'orange', '‖'],
  sent: ['Sent', '已發送', '送信済み', 'green', '✓'],
  cancelled: ['Cancelled', '已取消', 'キャンセル', 'neutral', '✕'],
  recalled: ['Recalled', '已收回', '回収済み', 'purple', '↩'],
});

export type DeliveryState = WordOf<typeof deliveryState>;
