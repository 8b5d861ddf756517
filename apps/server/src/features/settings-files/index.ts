export { createSettingsExportRoutes } from './export.routes.ts';
export { findPlaceOf, type ImportPlace, type VersionAddress } from './import-place.ts';
export { createSettingsImportRoutes } from './import.routes.ts';
export { createSettingsFilesJobs } from './settings-files.jobs.ts';
export { undoTogether } from './write-settings-import.ts';
export { createSettingsFilesService } from './settings-files.service.ts';
