import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import { ARCHIVE_LOG, archiveLog } from './archive-log.ts';
import type { StaffLogService } from './staff-log.service.ts';

type Dependencies = { readonly database: Database; readonly staffLog: StaffLogService };

const archivePayload = z.object({ tombstone: z.number().int() });

/** Keeps the log of presses from growing without end, and takes away what was asked to leave the log. */
export function createStaffLogJobs({ database, staffLog }: Dependencies): readonly Job[] {
  return [
    { name: 'forget-old-events', schedule: '23 3 * * *', run: () => staffLog.forgetOldEvents() },
    {
      name: ARCHIVE_LOG,
      run: (payload) => archiveLog(database, archivePayload.parse(payload).tombstone),
    },
  ];
}
