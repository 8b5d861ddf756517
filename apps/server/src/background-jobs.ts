import { createBackupJobs } from './backup/backup.jobs.ts';
import type { Services } from './compose.ts';
import { createApprovalJobs } from './features/approvals/index.ts';
import { createAuthJobs } from './features/auth/index.ts';
import { createDeliveryJobs } from './features/deliveries/index.ts';
import { createDrawAuditJobs } from './features/draw-audit/index.ts';
import { createEnvironmentJobs } from './features/environments/index.ts';
import { createImportJobs } from './features/import/index.ts';
import { createPlayerCommandJobs } from './features/player-commands/index.ts';
import { createRedemptionJobs } from './features/redemption-codes/index.ts';
import { createReportJobs } from './features/report/index.ts';
import { createSettingsFilesJobs } from './features/settings-files/index.ts';
import { createStaffLimitsJobs } from './features/staff-limits/index.ts';
import { createStaffLogJobs } from './features/staff-log/index.ts';
import type { Job } from './jobs/job.ts';
import { createMaintenanceJobs } from './jobs/maintenance-jobs.ts';
import { outlastFullDisk } from './jobs/outlast-full-disk.ts';
import { createPlayerJobs } from './players/postgres/player-jobs.ts';

/** Every job of the server: one line per feature. */
export function createJobs(services: Services): readonly Job[] {
  const jobs = [
    ...createMaintenanceJobs(services),
    ...createBackupJobs(services),
    ...createDrawAuditJobs(services),
    ...createEnvironmentJobs(services),
    ...createImportJobs(services),
    ...createSettingsFilesJobs(services),
    ...createAuthJobs(services),
    ...createApprovalJobs(services),
    ...createStaffLimitsJobs(services),
    ...createStaffLogJobs(services),
    ...createPlayerJobs(services),
    ...createRedemptionJobs(services),
    ...createReportJobs({ ...services, playerStore: services.players }),
    ...createDeliveryJobs({ ...services, playerStore: services.players }),
    ...createPlayerCommandJobs({ ...services, playerStore: services.players }),
  ];
  return jobs.map((job) => outlastFullDisk(job, services.disk));
}
