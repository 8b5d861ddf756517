export { createApprovalJobs } from './expire-approvals.ts';
export { createApprovalsRoutes } from './approvals.routes.ts';
export { createApprovalsService } from './approvals.service.ts';
