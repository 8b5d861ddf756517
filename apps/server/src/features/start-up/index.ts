export { createStartUpRoutes } from './start-up.routes.ts';
export { createStartUpService } from './start-up.service.ts';
