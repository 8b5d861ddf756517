import type { BranchDirectory } from './engine/branch.ts';
import type { SettingsGuard } from './engine/settings-guard.ts';
import { createBatchService, createFilesService, createLibraryService } from './features/files/index.ts';
import type { RecordsService } from './features/records/index.ts';
import type { Foundation } from './foundation.ts';

type Dependencies = Foundation & {
  readonly branches: BranchDirectory;
  readonly guard: SettingsGuard;
  readonly records: RecordsService;
};

/** Uploads one by one and in batches, and the library of what was uploaded. */
export function composeFiles(deps: Dependencies) {
  const uploads = createFilesService(deps);
  return {
    uploads,
    fileBatches: createBatchService({ ...deps, shelf: uploads.shelf }),
    fileLibrary: createLibraryService(deps),
  };
}
