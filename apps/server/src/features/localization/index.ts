export { createLocalizationRoutes } from './localization.routes.ts';
export { createLocalizationService } from './localization.service.ts';
