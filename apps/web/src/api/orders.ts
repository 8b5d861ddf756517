import type { OrdersAnswer } from '@quartermaster/contract/http/orders';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { environmentPath, queryString } from './paths.ts';
import type { Camelized } from './wire-names.ts';

export type OrderRow = Camelized<OrdersAnswer>['data'][number];

/** Every search for orders of an environment. */
export const ordersKey = (environment: string) => ['orders', environment];

/** Orders by number, player, state and period, newest first. Every search is written down by the server. */
export function ordersQuery(environment: string, asked: Readonly<Record<string, string | undefined>>) {
  return infiniteQueryOptions({
    queryKey: [...ordersKey(environment), asked],
    queryFn: ({ signal, pageParam }) =>
      getJson<OrdersAnswer>(
        `${environmentPath(environment)}/orders${queryString({ ...asked, cursor: pageParam })}`,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnWindowFocus: false,
  });
}
