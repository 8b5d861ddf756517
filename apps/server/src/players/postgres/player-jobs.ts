import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Settings } from '../../platform/settings.ts';
import { dropOldPlayerMonths, ensurePlayerMonths } from './player-months.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'playerLogMonths'>;
};

/** Months to come are made, months past keeping are dropped. */
export function createPlayerJobs({ database, clock, settings }: Dependencies): readonly Job[] {
  return [
    {
      name: 'keep-player-months',
      schedule: '11 3 * * *',
      run: async () => {
        await ensurePlayerMonths(database, clock.now());
        await dropOldPlayerMonths(database, clock.now(), settings.playerLogMonths);
      },
    },
  ];
}
