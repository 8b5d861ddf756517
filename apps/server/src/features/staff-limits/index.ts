export { countChange, countExport, dayIn } from './daily-use.ts';
export { addToDay, lockDays } from './daily-use.repo.ts';
export { createStaffLimitsRoutes } from './staff-limits.routes.ts';
export { createStaffLimitsService } from './staff-limits.service.ts';
