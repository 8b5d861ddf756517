import type {
  DashboardAnswer,
  JobsAnswer,
  PlayerActivityAnswer,
  RecentSanctionsAnswer,
  UpcomingAnswer,
} from '@quartermaster/contract/http/overview';
import type { Language } from '@quartermaster/domain/core/language';
import type { VersionAddress } from '../records/index.ts';
import { readDashboard } from './dashboard.ts';
import { listNotableJobs, listRecentImports } from './jobs.repo.ts';
import type { OverviewDependencies } from './overview-dependencies.ts';
import { createPlayerActivityReader } from './player-activity.ts';
import { readRecentSanctions } from './recent-sanctions.ts';
import { readUpcoming } from './upcoming.ts';

/** What the home page shows first. */
export function createOverviewService(deps: OverviewDependencies) {
  const { database } = deps;
  const readPlayerActivity = createPlayerActivityReader(deps);
  return {
    upcoming: (address: VersionAddress, hours: number): Promise<UpcomingAnswer> =>
      readUpcoming(deps, address, hours),
    dashboard: (environment: string): Promise<DashboardAnswer> => readDashboard(deps, environment),
    recentSanctions: (environment: string): Promise<RecentSanctionsAnswer> =>
      readRecentSanctions(deps, environment),
    playerActivity: (environment: string): Promise<PlayerActivityAnswer> => readPlayerActivity(environment),
    jobs: async (language: Language): Promise<JobsAnswer> => {
      const [imports, jobs] = await Promise.all([
        listRecentImports(database),
        listNotableJobs(database, language),
      ]);
      return { imports, jobs };
    },
  };
}

export type OverviewService = ReturnType<typeof createOverviewService>;
