export { createReportJobs } from './report.jobs.ts';
export { createReportRoutes } from './report.routes.ts';
export { createReportService, type ReportService } from './report.service.ts';
