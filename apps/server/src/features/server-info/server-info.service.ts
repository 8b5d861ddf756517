import { MAX_CLOCK_DIFFERENCE_SECONDS, type EventLogBody } from '@quartermaster/contract/http/server-info';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';

/** What the console asks to know whether it can work at all. */
export function createServerInfoService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return {
    /** Whether the database answers. */
    ping: async (): Promise<boolean> => {
      try {
        await database.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    /** Whether a clock is near enough to ours. */
    isClockRight: (unixSeconds: number): boolean =>
      Math.abs(unixSeconds - clock.now().getTime() / 1000) <= MAX_CLOCK_DIFFERENCE_SECONDS,
    logEvent: async ({ action, ...target }: EventLogBody, accountId: number): Promise<void> => {
      await database.query('insert into event_log (account_id, action, target) values ($1, $2, $3)', [
        accountId,
        action,
        JSON.stringify(target),
      ]);
    },
  };
}

export type ServerInfoService = ReturnType<typeof createServerInfoService>;
