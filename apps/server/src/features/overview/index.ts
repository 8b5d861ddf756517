export { createOverviewRoutes } from './overview.routes.ts';
export { createOverviewService } from './overview.service.ts';
