export { createFilesRoutes } from './files.routes.ts';
export { createFilesService, type FilesService } from './files.service.ts';
