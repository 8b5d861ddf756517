export { createImportBatchRoutes } from './import-batch.routes.ts';
export { createImportBatchService } from './import-batch.service.ts';
export { createImportJobs } from './import.jobs.ts';
export { createImportRoutes } from './import.routes.ts';
export { createImportService } from './import.service.ts';
