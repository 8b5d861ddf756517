import type { BranchDirectory } from './engine/branch.ts';
import type { FixedRecords } from './engine/fixed-records.ts';
import type { SettingsGuard } from './engine/settings-guard.ts';
import { createCarriedOverService } from './features/carried-over/index.ts';
import { createCompareService } from './features/compare/index.ts';
import { createExportService } from './features/export/index.ts';
import { createImportBatchService, createImportService } from './features/import/index.ts';
import type { RecordsService } from './features/records/index.ts';
import { createSettingsFilesService } from './features/settings-files/index.ts';
import { createStoryFilesService } from './features/story-files/index.ts';
import { createSqlConsoleService } from './features/sql-console/index.ts';
import type { Foundation } from './foundation.ts';

type Dependencies = Foundation & {
  readonly branches: BranchDirectory;
  readonly fixedRecords: FixedRecords;
  readonly guard: SettingsGuard;
  readonly records: RecordsService;
};

/** Exports, imports and compares settings, and reads the database. */
export function composeTransfer(deps: Dependencies) {
  const imports = createImportService(deps);
  return {
    imports,
    importBatches: createImportBatchService({ ...deps, imports }),
    exports: createExportService(deps),
    settingsFiles: createSettingsFilesService(deps),
    compare: createCompareService(deps),
    storyFiles: createStoryFilesService(deps),
    sqlConsole: createSqlConsoleService(deps),
    carriedOver: createCarriedOverService(deps),
  };
}
