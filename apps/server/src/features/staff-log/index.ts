export { createEventLogRoutes } from './event-log.routes.ts';
export { createStaffLogJobs } from './staff-log.jobs.ts';
export { createStaffLogRoutes } from './staff-log.routes.ts';
export { createStaffLogService } from './staff-log.service.ts';
