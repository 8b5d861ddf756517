import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import { forgetPastDays } from './daily-use.repo.ts';

/** Forgets what counted towards the limits of days that are over. */
export function createStaffLimitsJobs({ database }: { readonly database: Database }): readonly Job[] {
  return [{ name: 'forget-past-days', schedule: '37 3 * * *', run: () => forgetPastDays(database) }];
}
