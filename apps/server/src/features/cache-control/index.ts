export { createCacheControlRoutes } from './cache-control.routes.ts';
export { createCacheControlService } from './cache-control.service.ts';
