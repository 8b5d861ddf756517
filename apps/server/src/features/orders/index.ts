export { createOrderRoutes } from './orders.routes.ts';
export { createOrdersService } from './orders.service.ts';
