export { createChangeSetRoutes } from './change-sets.routes.ts';
export { createRecordRoutes } from './records.routes.ts';
export { createRecordsService, type RecordsService } from './records.service.ts';
