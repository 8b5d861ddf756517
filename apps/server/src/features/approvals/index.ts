export { createApprovalJobs } from './expire-approvals.ts';
export { createApprovalsRoutes } from './approvals.routes.ts';
export { createApprovalsService, type ApprovalsService } from './approvals.service.ts';
