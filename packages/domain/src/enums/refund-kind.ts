import { closedEnum } from './closed-enum.ts';

/** How the money of an order went back: given back, or fetched back by the payment provider. */
export const refundKind = closedEnum('refund-kind', {
  refunded: ['Refunded', '已退款', '返金済み'],
  disputed: ['Chargeback', '信用卡爭議退款', 'チャージバック'],
});
