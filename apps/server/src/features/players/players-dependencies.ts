import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Logger } from '../../platform/logger.ts';
import type { PlayerStore } from '../../players/player-store.ts';

export type PlayersDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly playerStore: PlayerStore;
};
