export { createCompareRoutes } from './compare.routes.ts';
export { createCompareService } from './compare.service.ts';
