import { AppError } from '@quartermaster/contract/errors/app-error';
import { defineCommand, lineOf } from '../command.ts';
import { PAYMENT } from '../log-entries.ts';
import { orderAsLeft } from '../order-as-left.ts';
import { recallPurchase, sendPurchase } from '../purchase-mail.ts';

type Undo = { readonly order_id: string; readonly mail_id: number };

/**
 * Delivers an order that was paid and whose goods never arrived, once. A receipt that another order
 * was delivered for is a double charge: there is money to give back, not goods.
 */
export const redeliverOrder = defineCommand<'redeliver_order', Undo>({
  kind: 'redeliver_order',
  async apply(context, { order_id: orderId }) {
    const { change } = context;
    const order = await change.order(orderId);
    if (order === null) throw new AppError('order_not_found', { order_id: orderId });
    if (order.state !== 'paid' || order.delivered_at !== null)
      throw new AppError('order_not_due', { order_id: orderId });
    const twin = await change.orderWithReceiptOf(order);
    if (twin !== null)
      throw new AppError('receipt_delivered', { order_id: twin.order_id }, [], { order_id: twin.order_id });
    const { mailId, line } = await sendPurchase(context, orderId, order.rewards);
    await change.setOrderState(orderId, 'delivered');
    return {
      lines: [lineOf('order', 'paid', 'delivered', { key: orderId }), line],
      log: [
        {
          system: 'PAYMENT',
          subSystem: PAYMENT.delivered,
          actionType: 'redeliver',
          reasonParam1: order.product_id,
          before: 'paid',
          after: 'delivered',
          data: { order_id: orderId },
        },
      ],
      undo: { order_id: orderId, mail_id: mailId },
    };
  },
  async undo(context, { order_id: orderId, mail_id: mailId }) {
    const { change } = context;
    await orderAsLeft(change, orderId, 'delivered');
    const mail = await recallPurchase(context, mailId);
    await change.setOrderState(orderId, 'paid');
    return {
      lines: [lineOf('order', 'delivered', 'paid', { key: orderId }), mail],
      log: [
        {
          system: 'PAYMENT',
          subSystem: PAYMENT.delivered,
          actionType: 'recall',
          before: 'delivered',
          after: 'paid',
          data: { order_id: orderId },
        },
      ],
    };
  },
});
