export { createStoryFilesRoutes } from './story-files.routes.ts';
export { createStoryFilesService, type StoryFilesService } from './story-files.service.ts';
