export { createQuickHelperRoutes } from './quick-helper.routes.ts';
export { createQuickHelperService, storeRefusal, type QuickHelperService } from './quick-helper.service.ts';
