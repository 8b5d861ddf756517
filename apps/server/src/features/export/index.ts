export { createExportRoutes } from './export.routes.ts';
export { createExportService } from './export.service.ts';
