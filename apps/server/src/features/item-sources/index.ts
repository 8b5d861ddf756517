export { createItemSourcesRoutes } from './item-sources.routes.ts';
export { createItemSourcesService, type ItemSourcesService } from './item-sources.service.ts';
