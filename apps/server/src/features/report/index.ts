export { createReportJobs } from './report.jobs.ts';
export { createReportRoutes } from './report.routes.ts';
export { createReportService } from './report.service.ts';
