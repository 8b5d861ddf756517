import type { BranchDirectory } from './engine/branch.ts';
import type { SettingsGuard } from './engine/settings-guard.ts';
import { createBatchService, createFilesService } from './features/files/index.ts';
import type { Foundation } from './foundation.ts';

type Needs = Foundation & {
  readonly branches: BranchDirectory;
  readonly guard: SettingsGuard;
};

/** Uploads one by one and in batches. */
export function composeFiles(needs: Needs) {
  const uploads = createFilesService(needs);
  return {
    uploads,
    fileBatches: createBatchService({ ...needs, shelf: uploads.shelf }),
  };
}
