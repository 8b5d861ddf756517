import type { OrdersAnswer } from '@quartermaster/contract/http/orders';
import { environmentPath } from './paths.ts';
import { sliceQuery, type Narrowing } from './slice-query.ts';
import type { Camelized } from './wire-names.ts';

export type OrderRow = Camelized<OrdersAnswer>['data'][number];

/** Every search for orders of an environment. */
export const ordersKey = (environment: string) => ['orders', environment];

/** Orders by number, player, state and period, newest first. Every search is written down by the server. */
export const ordersQuery = (environment: string, narrowing: Narrowing) => ({
  ...sliceQuery<OrdersAnswer>({
    queryKey: [...ordersKey(environment), narrowing],
    path: `${environmentPath(environment)}/orders`,
    narrowing,
  }),
  refetchOnWindowFocus: false,
});
