import type { Job } from '../../jobs/job.ts';
import { checkPayload, writePayload } from '../../jobs/import-payloads.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { failLostImports } from './fail-lost-imports.ts';
import { forgetImports } from './forget-imports.ts';
import type { ImportBatchService } from './import-batch.service.ts';
import type { ImportService } from './import.service.ts';

type Dependencies = {
  readonly imports: ImportService;
  readonly importBatches: ImportBatchService;
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
};

/** The two long steps of an import, which look at its state first so that a second run finds nothing to do, and the cleaning up. */
export function createImportJobs({ imports, importBatches, database, files, clock }: Dependencies): Job[] {
  return [
    { name: 'check-import', run: (payload) => imports.runCheck(checkPayload.parse(payload).id) },
    {
      name: 'write-import',
      run: (payload) => {
        const { id, actor, note } = writePayload.parse(payload);
        return imports.runWrite(id, actor, note);
      },
    },
    {
      name: 'check-import-batch',
      run: (payload) => importBatches.runCheck(checkPayload.parse(payload).id),
    },
    {
      name: 'write-import-batch',
      run: (payload) => {
        const { id, actor, note } = writePayload.parse(payload);
        return importBatches.runWrite(id, actor, note);
      },
    },
    { name: 'fail-lost-imports', schedule: '* * * * *', run: () => failLostImports(database) },
    {
      name: 'forget-imports',
      schedule: '41 3 * * *',
      run: () => forgetImports(database, files, clock.now()),
    },
  ];
}
