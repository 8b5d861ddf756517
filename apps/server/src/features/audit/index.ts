export {
  entryConditions,
  listAuditEntries,
  type EntrySlice,
  type EntryTable,
  type EntryRequest,
} from './audit.repo.ts';
export { createAuditRoutes } from './audit.routes.ts';
export { refusalAudit } from './refusal-audit.ts';
