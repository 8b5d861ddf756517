export { insertGrant, relatedStaff } from './account-grants.repo.ts';
export {
  insertRequest,
  isDeliveryAsked,
  markApproved,
  REQUEST_ANSWER,
  REQUEST_STATE,
  withdrawDelivery,
  type ExportedFile,
  type KeptRequest,
} from './approval-requests.repo.ts';
export { BeyondLimits, type Exceeding } from './beyond-limits.ts';
export { countChange, countDelivery, dayIn, type AtWork } from './daily-use.ts';
export { addToDay, lockDays } from './daily-use.repo.ts';
export { requireReading } from './limited-reading.ts';
export { createStaffLimitsJobs } from './staff-limits.jobs.ts';
export { askForExport, countExport } from './limited-exports.ts';
export { createStaffLimitsRoutes } from './staff-limits.routes.ts';
export { createStaffLimitsService } from './staff-limits.service.ts';
export { insertUnprotected } from './staff-limits.repo.ts';
