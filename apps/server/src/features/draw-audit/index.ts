export { createDrawAuditJobs } from './draw-audit.jobs.ts';
export { createDrawAuditRoutes } from './draw-audit.routes.ts';
export { createDrawAuditService, type DrawAuditService } from './draw-audit.service.ts';
