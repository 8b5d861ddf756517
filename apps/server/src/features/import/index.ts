export { createImportJobs } from './import.jobs.ts';
export { createImportRoutes } from './import.routes.ts';
export { createImportService } from './import.service.ts';
