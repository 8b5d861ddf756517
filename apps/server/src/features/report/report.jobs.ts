import { addDays, GRAINS } from '@quartermaster/domain/reports/periods';
import { MAX_REPORT_DAYS } from '@quartermaster/domain/reports/report-definitions';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PlayerStore } from '../../players/player-store.ts';
import { dropOtherZones, todayIn } from './kept-counts.repo.ts';
import type { Patience } from './count-keeper.ts';
import type { ReportPlace } from './report-dependencies.ts';
import { FILL_REPORTS } from './read-report.ts';
import type { ReportService } from './report.service.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly report: ReportService;
  readonly playerStore: Pick<PlayerStore, 'servers'>;
};

const payload = z.object({
  place: z.object({ environmentId: z.number().int(), timeZone: z.string() }),
  needs: z.array(z.object({ grain: z.enum(GRAINS), range: z.object({ from: z.string(), to: z.string() }) })),
});

const HOUR = 3_600_000;

/** A job gives its worker back after this long; what is left is counted by the next one. */
const IN_A_JOB: Patience = { milliseconds: 20 * 60_000, rows: Infinity };

/** Days that ended are counted within the hour, whatever zone their environment goes by. */
export function createReportJobs(deps: Dependencies): readonly Job[] {
  const { report } = deps;
  return [
    {
      name: FILL_REPORTS,
      run: async (wanted) => {
        const { place, needs: missing } = payload.parse(wanted);
        await report.keeper.fill(place, missing, IN_A_JOB);
      },
    },
    {
      name: 'count-reports',
      schedule: '7 * * * *',
      // Periods that ended while no console ran are counted before a report needs them.
      catchUpMilliseconds: HOUR,
      run: () => countReports(deps),
    },
  ];
}

async function countReports({ database, clock, report, playerStore }: Dependencies): Promise<void> {
  const { rows } = await database.query<ReportPlace>(
    'select id as "environmentId", game_time_zone as "timeZone" from environment order by id',
  );
  for (const place of rows) {
    if ((await playerStore.servers(place.environmentId)).length === 0) continue;
    await dropOtherZones(database, place);
    await report.keeper.recountLate(place);
    const today = await todayIn(database, place.timeZone, clock.now());
    // A report of the longest range and the one before it.
    const range = { from: addDays(today, -2 * MAX_REPORT_DAYS), to: today };
    await report.keeper.fill(
      place,
      GRAINS.map((grain) => ({ grain, range })),
      IN_A_JOB,
    );
  }
}
