export { createListViewsRoutes } from './list-views.routes.ts';
export { createListViewsService, type ListViewsService } from './list-views.service.ts';
