export { createChangeChecker } from './change-checker.ts';
export { createSettingsGuard } from './guard-settings.ts';
export { createLiveChoiceRoutes } from './live-choices.routes.ts';
export { contentForPlayers, findLiveTitles } from './live-titles.ts';
export { findReleasedFiles, readReleasedRecords, type ReleasedFiles } from './released-records.ts';
export { findLiveRecords, listSavedRecords } from './live-records.ts';
export { openRecordOf, openRecords } from './open-records.ts';
export { registerPatchUpdates } from './patch-updater.ts';
export { createHoldRoutes } from './holds.routes.ts';
export { createReleaseRoutes } from './releases.routes.ts';
export { createReleasesService } from './releases.service.ts';
export type { ReleasesService } from './releases.service.ts';
export {
  findContentRecords,
  findRevisions,
  findRevisionStates,
  readRecords,
  recordsQuery,
  type ContentRow,
} from './content.repo.ts';
export { addUp, countByModule, sumOf } from './count-differences.ts';
export {
  findDifferences,
  findDifferentIds,
  type Difference,
  type DifferenceCounts,
} from './differences.repo.ts';
export { findTitles, findDisplay } from './titles.repo.ts';
export type { Content } from './content.ts';
export { findPoint, type FoundPoint } from './find-point.ts';
export { readLive } from './live-release.ts';
export { countRecords, findDifferentModules } from './modules-of-content.ts';
