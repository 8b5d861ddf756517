import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Settings } from '../../platform/settings.ts';
import type { SessionCache } from './session-cache.ts';

export type AuthDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: SessionCache;
  readonly settings: Pick<Settings, 'platformName' | 'sessionIdleMinutes'>;
  /** Refused attempts are logged there as well, for log collectors. */
  readonly logger: Pick<Logger, 'warn'>;
};
