export { createQuickHelperRoutes } from './quick-helper.routes.ts';
export { createQuickHelperService, type QuickHelperService } from './quick-helper.service.ts';
