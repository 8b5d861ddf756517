export { bundleFileKey } from './compile-bundle.ts';
export { createLiveChoiceRoutes } from './live-choices.routes.ts';
export { findLiveTitles } from './live-titles.ts';
export { findReleasedFiles, readReleasedRecords, type ReleasedFiles } from './released-records.ts';
export { findLiveRecords, listSavedRecords } from './live-records.ts';
export { registerPatchUpdates } from './patch-updater.ts';
export { createReleaseRoutes } from './releases.routes.ts';
export { createReleasesService } from './releases.service.ts';
export type { ReleasesService } from './releases.service.ts';
