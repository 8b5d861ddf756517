export { createApprovalsRoutes } from './approvals.routes.ts';
export { createApprovalsService, type ApprovalsService } from './approvals.service.ts';
