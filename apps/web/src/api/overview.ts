import type {
  DashboardAnswer,
  JobsAnswer,
  PlayerActivityAnswer,
  RecentSanctionsAnswer,
  UpcomingAnswer,
} from '@quartermaster/contract/http/overview';
import type { DraftTotals } from '@quartermaster/contract/http/releases';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { branchPath, environmentPath } from './paths.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type Upcoming = Camelized<UpcomingAnswer>;
export type UpcomingMoment = Upcoming['moments'][number];
type Jobs = Camelized<JobsAnswer>;
export type ImportInBrief = Jobs['imports'][number];
export type JobInBrief = Jobs['jobs'][number];
type Dashboard = Camelized<DashboardAnswer>;
export type Notice = Dashboard['notices'][number];
export type RecentSanctions = Camelized<RecentSanctionsAnswer>;
export type TodaysSanction = RecentSanctions['today'][number];
export type PlayerActivity = Camelized<PlayerActivityAnswer>;
export type RecentRelease = Dashboard['releases'][number];

const MINUTE_MILLISECONDS = 60_000;
const JOBS_MILLISECONDS = 10_000;

/** How much a release of the draft would change; with `module`, of that one alone. */
export function draftTotalsQuery(branch: Branch, module?: string) {
  const query = module === undefined ? '' : `?module=${encodeURIComponent(module)}`;
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'totals', module ?? null],
    queryFn: ({ signal }) => getJson<DraftTotals>(`${branchPath(branch)}/changes/totals${query}`, signal),
  });
}

/** What opens and closes in the next hours; loaded again every minute while it is shown. */
export function upcomingQuery(branch: Branch) {
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'upcoming'],
    queryFn: ({ signal }) => getJson<UpcomingAnswer>(`${branchPath(branch)}/upcoming`, signal),
    refetchInterval: MINUTE_MILLISECONDS,
  });
}

/** Imports and background work. */
export function jobsQuery() {
  return queryOptions({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => getJson<JobsAnswer>('jobs', signal),
    refetchInterval: JOBS_MILLISECONDS,
  });
}

/** What changed for the players of an environment, and what they are told. */
export function dashboardQuery(environment: string) {
  return queryOptions({
    queryKey: ['dashboard', environment],
    queryFn: ({ signal }) => getJson<DashboardAnswer>(`${environmentPath(environment)}/dashboard`, signal),
    refetchInterval: MINUTE_MILLISECONDS,
  });
}

/** How many players of an environment were sanctioned lately, and who today. */
export function recentSanctionsQuery(environment: string) {
  return queryOptions({
    queryKey: ['recent-sanctions', environment],
    queryFn: ({ signal }) =>
      getJson<RecentSanctionsAnswer>(`${environmentPath(environment)}/recent-sanctions`, signal),
    refetchInterval: MINUTE_MILLISECONDS,
  });
}

/** How many players of an environment played, came and paid on each of the last days. */
export function playerActivityQuery(environment: string) {
  return queryOptions({
    queryKey: ['player-activity', environment],
    queryFn: ({ signal }) =>
      getJson<PlayerActivityAnswer>(`${environmentPath(environment)}/player-activity`, signal),
    refetchInterval: MINUTE_MILLISECONDS,
  });
}
