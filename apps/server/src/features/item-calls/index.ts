export { createItemCallsRoutes } from './item-calls.routes.ts';
export { createItemCallsService } from './item-calls.service.ts';
