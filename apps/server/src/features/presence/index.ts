export { createPresenceRoutes } from './presence.routes.ts';
export { createPresenceService, type PresenceService } from './presence.service.ts';
