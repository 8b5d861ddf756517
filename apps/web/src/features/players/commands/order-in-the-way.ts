import { ApiError } from '../../../api/api-error.ts';

/** The number of the order for which a command is refused; null: it is refused for something else. */
export function orderInTheWay(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { conflict } = error.body;
  if (typeof conflict !== 'object' || conflict === null) return null;
  const id = Object.entries(conflict).find(([key]) => key === 'orderId' || key === 'order_id')?.[1];
  return typeof id === 'string' ? id : null;
}
