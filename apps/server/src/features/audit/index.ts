export { entryConditions, listAuditEntries, type EntryRequest } from './audit.repo.ts';
export { createAuditRoutes } from './audit.routes.ts';
export { refusalAudit } from './refusal-audit.ts';
