export { createRecordLocksRoutes } from './record-locks.routes.ts';
export { createRecordLocksService, type RecordLocksService } from './record-locks.service.ts';
