export { createServerInfoRoutes } from './server-info.routes.ts';
export { createServerInfoService, type ServerInfoService } from './server-info.service.ts';
