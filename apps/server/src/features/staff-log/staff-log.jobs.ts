import type { Job } from '../../jobs/job.ts';
import type { StaffLogService } from './staff-log.service.ts';

/** Keeps the log of presses from growing without end. */
export function createStaffLogJobs({ staffLog }: { readonly staffLog: StaffLogService }): readonly Job[] {
  return [{ name: 'forget-old-events', schedule: '23 3 * * *', run: () => staffLog.forgetOldEvents() }];
}
