export { createSuperAccountRoutes } from './super-account.routes.ts';
export { createUserLevelRoutes } from './user-level.routes.ts';
export { createVersionCallsRoutes } from './version-calls.routes.ts';
export { createVersionCallsService } from './version-calls.service.ts';
