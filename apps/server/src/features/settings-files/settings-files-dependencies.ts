import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { FixedRecords } from '../../engine/fixed-records.ts';
import type { SettingsGuard } from '../../engine/settings-guard.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';

export type SettingsFilesDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly files: FileStore;
  readonly fixedRecords: FixedRecords;
  readonly guard: SettingsGuard;
  readonly clock: Clock;
};
