export { createBatchRoutes } from './batch.routes.ts';
export { createBatchService, type BatchService } from './batch.service.ts';
export { findUsedFiles } from './file-records.repo.ts';
export { createFilesRoutes } from './files.routes.ts';
export { createFilesService, type FilesService } from './files.service.ts';
export { createLibraryRoutes } from './library.routes.ts';
export { createLibraryService, type LibraryService } from './library.service.ts';
