export { createGlobalSettingsRoutes } from './global-settings.routes.ts';
export { createGlobalSettingsService } from './global-settings.service.ts';
