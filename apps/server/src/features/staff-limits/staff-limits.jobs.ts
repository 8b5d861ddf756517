import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import { forgetPlayersSeen } from './daily-use.repo.ts';

/** Forgets who was seen on days that are over. */
export function createStaffLimitsJobs({ database }: { readonly database: Database }): readonly Job[] {
  return [{ name: 'forget-players-seen', schedule: '37 3 * * *', run: () => forgetPlayersSeen(database) }];
}
