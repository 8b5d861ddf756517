export { createListViewsRoutes } from './list-views.routes.ts';
export { createListViewsService } from './list-views.service.ts';
