import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import { removeUnfinishedCopies } from '../../engine/copy-helper.ts';
import type { Job } from '../../jobs/job.ts';

type Dependencies = { readonly database: Database; readonly registry: Registry };

/** What copying versions leaves to do. */
export function createEnvironmentJobs({ database, registry }: Dependencies): Job[] {
  return [
    {
      name: 'remove-unfinished-copies',
      schedule: '*/10 * * * *',
      run: async () => {
        await removeUnfinishedCopies(database, registry);
      },
    },
  ];
}
