export { createBatchRoutes } from './batch.routes.ts';
export { createBatchService } from './batch.service.ts';
export { findUsedFiles } from './file-records.repo.ts';
export { createFilesRoutes } from './files.routes.ts';
export { createFilesService } from './files.service.ts';
export { createLibraryRoutes } from './library.routes.ts';
export { createLibraryService } from './library.service.ts';
