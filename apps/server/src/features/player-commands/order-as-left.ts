import { AppError } from '@quartermaster/contract/errors/app-error';
import type { PurchaseRow } from '@quartermaster/contract/http/player-records';
import type { OrderState } from '@quartermaster/domain/enums/order-state';
import type { PlayerChange } from '../../players/player-change.ts';

/**
 * The order whose command is undone, which is still as that command left it: to undo a delivery after the
 * refund would make the order due again.
 */
export async function orderAsLeft(
  change: PlayerChange,
  orderId: string,
  left: OrderState | undefined,
): Promise<PurchaseRow> {
  const order = await change.order(orderId);
  if (order === null) throw new AppError('order_not_found', { order_id: orderId });
  if (left !== undefined && order.state !== left) throw new AppError('order_changed', { order_id: orderId });
  return order;
}
