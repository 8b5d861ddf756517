export { createStartUpRoutes } from './start-up.routes.ts';
export { createStartUpService, type StartUpService } from './start-up.service.ts';
