export { createDrawAuditJobs } from './draw-audit.jobs.ts';
export { createDrawAuditRoutes } from './draw-audit.routes.ts';
export { createDrawAuditService } from './draw-audit.service.ts';
