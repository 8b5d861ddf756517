import type { OrderState } from '@quartermaster/domain/enums/order-state';

const REFUNDABLE: readonly OrderState[] = ['paid', 'delivered', 'disputed'];

/** Whether money went in that can go back. */
export const isRefundable = ({ state }: { readonly state: OrderState }): boolean =>
  REFUNDABLE.includes(state);
