export { createChangeSetRoutes } from './change-sets.routes.ts';
export { createCopyRoutes } from './copies.routes.ts';
export { commitChanges } from './commit-changes.ts';
export { findOwnRecords } from './find-own-records.ts';
export { nextRecordId } from './next-record-id.ts';
export { createRecordLines, type RecordLines } from './record-lines.ts';
export { nameRecords } from './present-referrers.ts';
export {
  findPlace,
  findVersionPlace,
  type RecordsDependencies,
  type VersionAddress,
} from './record-place.ts';
export { presentChangeSets } from './present-change-sets.ts';
export { createRecordRoutes } from './records.routes.ts';
export { createSearchRoutes } from './search.routes.ts';
export { createRecordsService, type RecordsService } from './records.service.ts';
export { findUndoable, NOT_UNDOABLE, undoInPlace } from './undo-in-place.ts';
export type { NewRecord } from './write-across.ts';
