export { createServerInfoRoutes } from './server-info.routes.ts';
export { createServerInfoService } from './server-info.service.ts';
