import type { BranchDirectory } from './engine/branch.ts';
import type { SettingsGuard } from './engine/settings-guard.ts';
import { createBatchService, createFilesService, createLibraryService } from './features/files/index.ts';
import type { RecordsService } from './features/records/index.ts';
import type { Foundation } from './foundation.ts';

type Needs = Foundation & {
  readonly branches: BranchDirectory;
  readonly guard: SettingsGuard;
  readonly records: RecordsService;
};

/** Uploads one by one and in batches, and the library of what was uploaded. */
export function composeFiles(needs: Needs) {
  const uploads = createFilesService(needs);
  return {
    uploads,
    fileBatches: createBatchService({ ...needs, shelf: uploads.shelf }),
    fileLibrary: createLibraryService(needs),
  };
}
