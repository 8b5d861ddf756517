export { createLocalizationRoutes } from './localization.routes.ts';
export { createLocalizationService, type LocalizationService } from './localization.service.ts';
