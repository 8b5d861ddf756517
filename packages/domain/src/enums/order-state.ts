import { closedEnum, type WordOf } from './closed-enum.ts';

/** How far an order came. */
export const orderState = closedEnum('order-state', {
  created: ['Created', '已建立', '作成済み', 'neutral', '…'],
  paid: ['Paid, not delivered', '已付款，未發貨', '支払い済み・未付与', 'orange', '!'],
  delivered: ['Delivered', '已發貨', '付与済み', 'green', '✓'],
  failed: ['Failed', '失敗', '失敗', 'red', '✕'],
  refunded: ['Refunded', '已退款', '返金済み', 'purple', '↩'],
  disputed: ['Disputed', '爭議中', '異議申立て中', 'red', '?'],
  sandbox: ['Sandbox', '沙盒', 'サンドボックス', 'cyan', '⌂'],
});

export type OrderState = WordOf<typeof orderState>;

const REFUNDABLE: readonly OrderState[] = ['paid', 'delivered', 'disputed'];

/** Whether the player paid and can get the money back. */
export const isRefundable = ({ state }: { readonly state: OrderState }): boolean =>
  REFUNDABLE.includes(state);
