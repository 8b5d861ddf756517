import type { StateGauge } from '../http/metrics.ts';
import type { Settings } from '../platform/settings.ts';
import { newestBackup } from './nightly-backup.ts';

/** When the newest nightly backup was written, for `/metrics`, where a folder is set for them. */
export function backupGauges({ backupDir }: Pick<Settings, 'backupDir'>): readonly StateGauge[] {
  if (backupDir === null) return [];
  return [
    {
      name: 'backup_newest_timestamp_seconds',
      help: 'When the newest nightly backup in BACKUP_DIR was written, in Unix seconds; 0: there is none',
      labelNames: [],
      read: async () => [{ labels: {}, value: ((await newestBackup(backupDir))?.getTime() ?? 0) / 1000 }],
    },
  ];
}
