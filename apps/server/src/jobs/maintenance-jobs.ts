import { ensureAuditPartitions } from '../db/audit-partitions.ts';
import type { Database } from '../db/database.ts';
import { mergeSearchIndexes } from '../db/search-index.ts';
import type { Clock } from '../platform/clock.ts';
import { readDiskRoom, tellScarceRoom } from '../platform/disk-room.ts';
import type { Logger } from '../platform/logger.ts';
import type { Settings } from '../platform/settings.ts';
import { createHeadKeeper, headsFileIn } from './audit-heads.ts';
import { MERGE_SEARCH_INDEXES } from './defer-search-index.ts';
import { foldRecordTotals } from './fold-record-totals.ts';
import { forgetFailedJobs } from './forget-failed-jobs.ts';
import type { Job } from './job.ts';
import { sealAuditEntries } from './seal-audit-entries.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl'>;
};

/** What keeps the database in shape, whatever the features do. */
export function createMaintenanceJobs({ database, clock, logger, settings }: Dependencies): Job[] {
  const keepHead = createHeadKeeper(database, headsFileIn(settings.dataDir));
  return [
    {
      name: 'seal-audit-entries',
      schedule: '* * * * *',
      run: async () => {
        await sealAuditEntries(database);
        await keepHead();
      },
    },
    { name: 'fold-record-totals', schedule: '* * * * *', run: () => foldRecordTotals(database) },
    {
      name: 'tell-scarce-room',
      schedule: '*/10 * * * *',
      run: async () => tellScarceRoom(await readDiskRoom(settings), logger),
    },
    { name: 'forget-failed-jobs', schedule: '41 3 * * *', run: () => forgetFailedJobs(database) },
    { name: MERGE_SEARCH_INDEXES, run: () => mergeSearchIndexes(database) },
    {
      name: 'ensure-audit-partitions',
      schedule: '17 3 * * *',
      run: () => ensureAuditPartitions(database, clock.now()),
    },
  ];
}
