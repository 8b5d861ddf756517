import type { ReportAnswer, ReportsAnswer } from '@quartermaster/contract/http/report';
import { addDays } from '@quartermaster/domain/reports/periods';
import { MAX_REPORT_DAYS, REPORT_TYPES } from '@quartermaster/domain/reports/report-definitions';
import { createDrawOddsReader } from '../players/index.ts';
import { createCountKeeper, type Patience } from './count-keeper.ts';
import { exportReport, type FileRequest } from './export-report.ts';
import { findClients, todayIn } from './kept-counts.repo.ts';
import { missingOf, readReport, type Wanted } from './read-report.ts';
import type { ReportDependencies, ReportPlace } from './report-dependencies.ts';
import type { ReportRequest } from './report-request.ts';

/** So many rows are sent; a file has all of them. */
const MOST_ROWS = 500;

/** What takes longer is left to a job; the page asks again. */
const ON_A_PAGE: Patience = { milliseconds: 3000, rows: 20_000 };
/** A file may take longer than a page: its caller waits and does not ask again. */
const FOR_A_FILE: Patience = { milliseconds: 60_000, rows: Infinity };

export type ReportService = ReturnType<typeof createReportService>;

/** What players did, as reports: counted once, kept, and read from there. */
export function createReportService(deps: ReportDependencies) {
  const { database, branches, clock } = deps;
  const keeper = createCountKeeper(deps);
  const reading = { ...deps, keeper, readOdds: createDrawOddsReader(deps) };
  const placeOf = async (env: string): Promise<ReportPlace> => {
    const { id: environmentId, gameTimeZone: timeZone } = await branches.getEnvironment(database, env);
    return { environmentId, timeZone };
  };
  const readRows = async (env: string, request: ReportRequest, wanted: Wanted): Promise<ReportAnswer> =>
    readReport(reading, await placeOf(env), request, wanted);
  /** What players were seen with; where nothing was counted yet, the last days are. */
  const clientsOf = async (place: ReportPlace, today: string) => {
    const range = { from: addDays(today, -MAX_REPORT_DAYS), to: today };
    const known = await findClients(database, place, range);
    if (known.platforms.length > 0) return known;
    await keeper.fill(place, [{ grain: 'day', range }], ON_A_PAGE);
    return findClients(database, place, range);
  };

  return {
    keeper,

    /** What can be asked of an environment. @throws AppError `environment_not_found` */
    list: async (env: string): Promise<ReportsAnswer> => {
      const place = await placeOf(env);
      const today = await todayIn(database, place.timeZone, clock.now());
      return {
        game_time_zone: place.timeZone,
        today,
        reports: REPORT_TYPES.map((report) => ({ report, missing: missingOf(deps, report) })),
        ...(await clientsOf(place, today)),
      };
    },

    /** The first rows of a report. @throws AppError `environment_not_found`, `report_not_available` */
    read: (env: string, request: ReportRequest): Promise<ReportAnswer> =>
      readRows(env, request, { patience: ON_A_PAGE, rows: MOST_ROWS }),

    /** All rows as a file. @throws AppError as `read` does */
    export: async (env: string, request: ReportRequest, file: FileRequest) =>
      exportReport(
        deps,
        env,
        [request, await readRows(env, request, { patience: FOR_A_FILE, rows: Infinity })],
        file,
      ),
  };
}
