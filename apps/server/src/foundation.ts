import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from './db/database.ts';
import type { Clock } from './platform/clock.ts';
import type { FileStore } from './platform/file-store.ts';
import type { Logger } from './platform/logger.ts';
import type { Settings } from './platform/settings.ts';

/** Everything that features are made from. */
export type Foundation = {
  readonly settings: Settings;
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Where the SQL console reads, as a role that may only read; null: nowhere. */
  readonly readerUrl?: string | null;
};
