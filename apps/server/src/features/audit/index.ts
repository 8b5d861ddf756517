export { createAuditRoutes } from './audit.routes.ts';
export { refusalAudit } from './refusal-audit.ts';
