export { createStoryFilesRoutes } from './story-files.routes.ts';
export { createStoryFilesService } from './story-files.service.ts';
