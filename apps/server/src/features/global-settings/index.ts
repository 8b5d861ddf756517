export { createGlobalSettingsRoutes } from './global-settings.routes.ts';
export { createGlobalSettingsService, type GlobalSettingsService } from './global-settings.service.ts';
