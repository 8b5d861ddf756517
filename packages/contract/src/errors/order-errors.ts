import { errorKind, type ErrorKind } from './error-kind.ts';

/** Why an order is not entered or delivered. Nothing was changed. */
export const ORDER_ERRORS = {
  duplicate_order: errorKind(
    409,
    'Order {order_id} already exists.',
    '訂單編號 {order_id} 重複。',
    '注文番号 {order_id} は重複しています。',
  ),
  duplicate_third_party_order: errorKind(
    409,
    'Payment provider order {order_id} already exists.',
    '第三方訂單編號 {order_id} 重複。',
    '外部決済の注文番号 {order_id} は重複しています。',
  ),
  receipt_delivered: errorKind(
    409,
    'Order {order_id} was already delivered for the same receipt. Refund the payment; do not deliver again.',
    '訂單 {order_id} 已憑同一張收據發貨：請辦理退款，不要補發。',
    '同じレシートの注文 {order_id} は付与済みです。再付与ではなく、返金で対応してください。',
  ),
  order_not_found: errorKind(
    404,
    'This player has no order {order_id}.',
    '此玩家沒有訂單 {order_id}。',
    'このプレイヤーに注文 {order_id} はありません。',
  ),
  order_not_due: errorKind(
    409,
    'Order {order_id} is not awaiting delivery. Only paid, undelivered orders can be delivered.',
    '訂單 {order_id} 不在待發貨狀態：只有已付款且尚未發貨的訂單可以補發。',
    '注文 {order_id} は付与待ちではありません。付与できるのは、支払い済みで未付与の注文だけです。',
  ),
  order_not_refundable: errorKind(
    409,
    'Order {order_id} cannot be refunded: it was never paid, or is already marked this way.',
    '訂單 {order_id} 無法退款：尚未付款，或已是此狀態。',
    '注文 {order_id} は返金できません。未払いか、すでにこの状態です。',
  ),
  order_changed: errorKind(
    409,
    'Order {order_id} has changed since. Undo the later actions on it first.',
    '訂單 {order_id} 之後已有變更：請先復原較晚的操作。',
    '注文 {order_id} はその後変更されています。新しい操作から順に元に戻してください。',
  ),
  not_sold_for: errorKind(
    422,
    'Product {product_id} is not sold in {currency} in the live content.',
    '線上內容中，商品 {product_id} 並未以 {currency} 販售。',
    '公開中の設定では、商品 {product_id} は {currency} で販売されていません。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
