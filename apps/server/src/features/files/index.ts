export { findUsedFiles } from './file-records.repo.ts';
export { createFilesRoutes } from './files.routes.ts';
export { createFilesService, type FilesService } from './files.service.ts';
