export { createItemCallsRoutes } from './item-calls.routes.ts';
export { createItemCallsService, type ItemCallsService } from './item-calls.service.ts';
