import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SessionCache } from './session-cache.ts';

export type AuthDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: SessionCache;
};
