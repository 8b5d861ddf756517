import type { Database } from '../db/database.ts';
import { inLane } from '../db/lanes.ts';
import { JobFault } from '../jobs/job-fault.ts';
import type { Job } from '../jobs/job.ts';
import type { Clock } from '../platform/clock.ts';
import { isDiskFull } from '../platform/disk-full.ts';
import { isFolderUnwritable } from '../platform/folder-unwritable.ts';
import type { FileStore } from '../platform/file-store.ts';
import type { Logger } from '../platform/logger.ts';
import type { Settings } from '../platform/settings.ts';
import { makeNightlyBackup } from './nightly-backup.ts';

type Dependencies = {
  readonly settings: Pick<Settings, 'backupDir' | 'backupKeep'>;
  readonly files: FileStore;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** The backup of every night, where a folder is set for it. */
export function createBackupJobs({ settings, database, files, clock, logger }: Dependencies): Job[] {
  const { backupDir, backupKeep } = settings;
  if (backupDir === null) return [];
  return [
    {
      name: 'nightly-backup',
      schedule: '23 1 * * *',
      async run() {
        try {
          await inLane('maintenance', () =>
            makeNightlyBackup({
              database,
              files,
              folder: backupDir,
              keep: backupKeep,
              now: clock.now(),
            }),
          );
        } catch (problem) {
          // The queue tries it again; the log has to name the job.
          logger.error({ err: problem, folder: backupDir }, 'the nightly backup failed');
          // Not the console's disk: waiting for room would fill the backup's again and again.
          if (isDiskFull(problem)) throw new JobFault('backup_disk_full', { folder: backupDir });
          if (isFolderUnwritable(problem))
            throw new JobFault('backup_folder_unwritable', { folder: backupDir });
          throw problem;
        }
      },
    },
  ];
}
