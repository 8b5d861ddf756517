import { field } from '../../core/define-field.ts';
import { currency } from '../../enums/currency.ts';
import { orderChannel } from '../../enums/order-channel.ts';
import { defineAction } from '../define-action.ts';
import { orderNumber } from '../fields.ts';
import { refundGoods } from '../../enums/refund-goods.ts';
import { refundKind } from '../../enums/refund-kind.ts';
import { mail, order, possession, vip, wallet } from '../lines.ts';
import { ADMINS } from '../roles.ts';

/** Enters an order of a player who paid and got nothing, for the game never heard of it. */
export const enterOrder = defineAction({
  kind: 'enter_order',
  subject: 'player',
  title: ['Enter order', '補登訂單', '注文の登録'],
  verb: ['Enter order', '補登訂單', '注文を登録'],
  help: [
    'For players who paid but whose order never reached the game. The price in the live content applies, and the products are sent by mail.',
    '適用於玩家已付款、但遊戲未收到訂單的情況。以線上內容的價格計為購買，商品以郵件寄出。',
    '支払いが済んでいるのに、ゲームに注文が届いていない場合に使います。公開中の価格で購入として数え、商品はメールで送ります。',
  ],
  place: 'orders',
  roles: ADMINS,
  limits: ['players', 'value_cents'],
  isUndoable: true,
  fields: {
    order_id: orderNumber(['Order number', '本公司訂單編號', '当社の注文番号']),
    third_party_order_id: orderNumber(['Payment provider order no.', '第三方訂單編號', '外部決済の注文番号']),
    channel: field.enum(['Channel', '通路', '経路'], orderChannel),
    product_id: field.reference(['Product', '商品', '商品'], 'mall-setting'),
    currency: field.enum(['Currency', '幣別', '通貨'], currency),
    /** When the payment provider says it was paid. */
    paid_at: field.dateTime(['Paid at', '付款時間', '支払日時']),
  },
  lines: { order, mail, vip },
});

/** Delivers an order of the player that was paid and never delivered. */
export const redeliverOrder = defineAction({
  kind: 'redeliver_order',
  subject: 'player',
  title: ['Deliver order', '補發訂單', '注文の付与'],
  verb: ['Deliver', '補發', '付与'],
  help: [
    'The products are sent by mail and the order is marked as delivered.',
    '購買的商品將以郵件寄出，訂單改為已發貨。',
    '購入された商品をメールで送り、注文を付与済みにします。',
  ],
  place: 'orders',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: { order_id: orderNumber(['Order', '訂單', '注文']) },
  given: ['order_id'],
  lines: { order, mail },
});

/** Marks an order whose money went back, and takes what it brought. */
export const refundOrder = defineAction({
  kind: 'refund_order',
  subject: 'player',
  title: ['Refund order', '訂單退款', '注文の返金'],
  verb: ['Refund', '退款', '返金'],
  help: [
    'Records that the payment was refunded. The refund itself is made at the payment provider.',
    '記錄款項已退回；實際退款須在金流平台進行。',
    '返金されたことを記録します。返金そのものは決済サービス側で行います。',
  ],
  place: 'orders',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  isDangerous: true,
  fields: {
    order_id: orderNumber(['Order', '訂單', '注文']),
    outcome: field.enum(['Kind', '種類', '種類'], refundKind, { default: 'refunded' }),
    goods: field.enum(['Products', '商品', '商品'], refundGoods, {
      default: 'left',
      help: [
        'Unclaimed mail of the order is recalled. Otherwise currency, items and the VIP points of the order are removed.',
        '訂單郵件尚未領取時會收回；否則扣除貨幣與物品，並扣回此訂單的 VIP 點數。',
        '注文のメールが未受け取りなら回収します。受け取り済みなら通貨とアイテム、この注文のVIPポイントを回収します。',
      ],
    }),
    /** What the payment provider calls the refund. */
    provider_reference: field.text(['Provider reference', '金流平台退款編號', '決済サービスの返金番号'], 64, {
      optional: true,
    }),
  },
  given: ['order_id'],
  lines: { order, wallet, possession, mail, vip },
});
