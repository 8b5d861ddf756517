export { createSettingsExportRoutes } from './export.routes.ts';
export { createSettingsImportRoutes } from './import.routes.ts';
export { createSettingsFilesJobs } from './settings-files.jobs.ts';
export { createSettingsFilesService, type SettingsFilesService } from './settings-files.service.ts';
