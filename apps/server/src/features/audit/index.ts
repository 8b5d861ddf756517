export { countAuditEntries, listAuditEntries, type EntryFilter } from './audit.repo.ts';
export { createAuditRoutes } from './audit.routes.ts';
export { refusalAudit } from './refusal-audit.ts';
