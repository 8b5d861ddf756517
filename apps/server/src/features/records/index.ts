export { createChangeSetRoutes } from './change-sets.routes.ts';
export { commitChanges } from './commit-changes.ts';
export { createRecordLines, type RecordLines } from './record-lines.ts';
export { nameRecords } from './present-referrers.ts';
export { findVersionPlace, type VersionAddress } from './record-place.ts';
export { createRecordRoutes } from './records.routes.ts';
export { createSearchRoutes } from './search.routes.ts';
export { createRecordsService, type RecordsService } from './records.service.ts';
export type { NewRecord } from './write-across.ts';
