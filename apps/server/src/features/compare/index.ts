export { createCompareRoutes } from './compare.routes.ts';
export { createCompareService, type CompareService } from './compare.service.ts';
