import type { OrderRow, OrderSearchQuery } from '@quartermaster/contract/http/orders';
import type { ServerFailure, Slice } from './player-ref.ts';

export type OrderSearch = Omit<OrderSearchQuery, 'server' | 'account'> & {
  readonly environmentId: number;
  /** Ids of servers. One that the store does not know has no orders. */
  readonly servers: readonly number[];
  readonly accountId: number | null;
};

export type FoundOrders = Slice<OrderRow> & { readonly failures: readonly ServerFailure[] };

/** Orders of all players. Entering one and delivering one again are changes of its player. */
export type OrderStore = {
  /** Newest first. A number is met exactly, ours or a channel's. */
  readonly search: (search: OrderSearch) => Promise<FoundOrders>;
};
