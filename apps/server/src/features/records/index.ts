export { createChangeSetRoutes } from './change-sets.routes.ts';
export { commitChanges } from './commit-changes.ts';
export { createRecordRoutes } from './records.routes.ts';
export { createRecordsService, type RecordsService } from './records.service.ts';
