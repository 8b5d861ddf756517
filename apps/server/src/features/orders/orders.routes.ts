import { ordersAnswer, orderSearchQuery } from '@quartermaster/contract/http/orders';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { environmentParams } from '../../http/place-params.ts';
import { route, type Route } from '../../http/route.ts';
import { readerOf } from '../players/index.ts';
import type { OrdersService } from './orders.service.ts';

export function createOrderRoutes({
  ordersService,
}: {
  readonly ordersService: OrdersService;
}): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments/:env/orders',
        access: { roles: ROLES_BY_ACTION['orders.read'] },
        params: environmentParams,
        query: orderSearchQuery,
        answer: ordersAnswer,
        summary: 'Find orders by number, player, state or period, newest first',
      },
      ({ params: { env }, query, ...caller }) => ordersService.search(env, query, readerOf(caller)),
    ),
  ];
}
