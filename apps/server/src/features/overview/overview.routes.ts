import {
  dashboardAnswer,
  jobsAnswer,
  playerActivityAnswer,
  recentSanctionsAnswer,
  upcomingAnswer,
  upcomingQuery,
} from '@quartermaster/contract/http/overview';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { environmentParams, versionParams } from '../../http/place-params.ts';
import { route, type Route } from '../../http/route.ts';
import type { OverviewService } from './overview.service.ts';

type Dependencies = { readonly overview: OverviewService };

export function createOverviewRoutes({ overview }: Dependencies): readonly Route[] {
  return [...workRoutes(overview), ...playerRoutes(overview)];
}

function workRoutes(overview: OverviewService): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments/:env/versions/:version/upcoming',
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: versionParams,
        query: upcomingQuery,
        answer: upcomingAnswer,
        summary: 'List what opens and closes in the next hours',
      },
      ({ params, query: { hours } }) => overview.upcoming(params, hours),
    ),
    route(
      {
        method: 'GET',
        path: '/environments/:env/dashboard',
        access: { roles: ROLES_BY_ACTION['dashboard.read'] },
        params: environmentParams,
        answer: dashboardAnswer,
        summary: 'List recent player-facing changes and current notices',
      },
      ({ params: { env } }) => overview.dashboard(env),
    ),
    route(
      {
        method: 'GET',
        path: '/jobs',
        access: { roles: ROLES_BY_ACTION['jobs.read'] },
        answer: jobsAnswer,
        summary: 'List imports and background jobs: running, waiting, failed',
      },
      ({ request }) => overview.jobs(request.language),
    ),
  ];
}

function playerRoutes(overview: OverviewService): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments/:env/recent-sanctions',
        access: { roles: ROLES_BY_ACTION['dashboard.read'] },
        params: environmentParams,
        answer: recentSanctionsAnswer,
        summary: 'Count recent sanctions by day and list those of today',
      },
      ({ params: { env } }) => overview.recentSanctions(env),
    ),
    route(
      {
        method: 'GET',
        path: '/environments/:env/player-activity',
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: environmentParams,
        answer: playerActivityAnswer,
        summary: 'Count active, new and paying players per day',
      },
      ({ params: { env } }) => overview.playerActivity(env),
    ),
  ];
}
