import { ensureAuditPartitions } from '../db/audit-partitions.ts';
import type { Database } from '../db/database.ts';
import { mergeSearchIndexes } from '../db/search-index.ts';
import type { Clock } from '../platform/clock.ts';
import { MERGE_SEARCH_INDEXES } from './defer-search-index.ts';
import { foldRecordTotals } from './fold-record-totals.ts';
import type { Job } from './job.ts';
import { sealAuditEntries } from './seal-audit-entries.ts';

type Needs = { readonly database: Database; readonly clock: Clock };

/** What keeps the database in shape, whatever the features do. */
export function createMaintenanceJobs({ database, clock }: Needs): Job[] {
  return [
    {
      name: 'seal-audit-entries',
      schedule: '* * * * *',
      run: async () => {
        await sealAuditEntries(database);
      },
    },
    { name: 'fold-record-totals', schedule: '* * * * *', run: () => foldRecordTotals(database) },
    { name: MERGE_SEARCH_INDEXES, run: () => mergeSearchIndexes(database) },
    {
      name: 'ensure-audit-partitions',
      schedule: '17 3 * * *',
      run: () => ensureAuditPartitions(database, clock.now()),
    },
  ];
}
