export { createActionPresetsRoutes } from './action-presets.routes.ts';
export { createActionPresetsService } from './action-presets.service.ts';
