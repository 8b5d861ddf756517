import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import { checkPayload, writePayload } from '../../jobs/import-payloads.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { deleteImportFiles } from './plan-file.ts';
import type { SettingsFilesService } from './settings-files.service.ts';
import {
  deleteSettingsImport,
  failLostSettingsImports,
  takeOldSettingsImports,
} from './settings-imports.repo.ts';

const KEPT_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;

type Dependencies = {
  readonly settingsFiles: SettingsFilesService;
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
};

/** The two long steps of an import of settings, which look at its state first, and the cleaning up. */
export function createSettingsFilesJobs({ settingsFiles, database, files, clock }: Dependencies): Job[] {
  return [
    {
      name: 'check-settings-import',
      run: (payload) => settingsFiles.runCheck(checkPayload.parse(payload).id),
    },
    {
      name: 'write-settings-import',
      run: (payload) => {
        const { id, actor, note } = writePayload.parse(payload);
        return settingsFiles.runWrite(id, actor, note);
      },
    },
    {
      name: 'fail-lost-settings-imports',
      schedule: '* * * * *',
      run: () => failLostSettingsImports(database),
    },
    {
      name: 'forget-settings-imports',
      schedule: '43 3 * * *',
      run: () => forget(database, files, new Date(clock.now().getTime() - KEPT_MILLISECONDS)),
    },
  ];
}

/** What an import wrote stays in the log, where it can be undone. */
async function forget(database: Database, files: FileStore, before: Date): Promise<void> {
  for (const { id, manifest } of await takeOldSettingsImports(database, before)) {
    await deleteImportFiles(
      files,
      id,
      manifest.modules.map(({ module }) => module),
    );
    await deleteSettingsImport(database, id);
  }
}
