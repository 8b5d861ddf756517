import type { Database } from '../../db/database.ts';
import { forgetOldKeys } from '../../http/idempotency.ts';
import type { Job } from '../../jobs/job.ts';
import type { AuthService } from './auth.service.ts';

type Dependencies = { readonly auth: AuthService; readonly database: Database };

/** Forgets sessions, attempts and request keys that nothing depends on any more. */
export function createAuthJobs({ auth, database }: Dependencies): readonly Job[] {
  return [
    {
      name: 'forget-old-sessions',
      schedule: '41 3 * * *',
      run: async () => {
        await auth.forgetOld();
        await forgetOldKeys(database);
      },
    },
  ];
}
