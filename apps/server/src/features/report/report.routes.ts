import {
  reportAnswer,
  reportFileQuery,
  reportParams,
  reportQuery,
  reportsAnswer,
  type ReportQuery,
} from '@quartermaster/contract/http/report';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import type { ReportType } from '@quartermaster/domain/reports/report-definitions';
import { environmentParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { ReportRequest } from './report-request.ts';
import type { ReportService } from './report.service.ts';

const access = { roles: ROLES_BY_ACTION['reports.read'] };

export function createReportRoutes({ report }: { readonly report: ReportService }): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments/:env/reports',
        access,
        params: environmentParams,
        answer: reportsAnswer,
        summary: 'List the reports with their filters, and those that the player store cannot answer',
      },
      ({ params: { env } }) => report.list(env),
    ),
    route(
      {
        method: 'GET',
        path: '/environments/:env/reports/:report',
        access,
        params: reportParams,
        query: reportQuery,
        answer: reportAnswer,
        summary: 'Get a report of at most 92 days with the previous period',
        lane: 'heavy',
      },
      ({ params, query }) => report.read(params.env, requestOf(params.report, query)),
    ),
    route(
      {
        method: 'GET',
        path: '/environments/:env/reports/:report/file',
        access,
        params: reportParams,
        query: reportFileQuery,
        answer: rawBody,
        summary: 'Export all rows of a report as CSV or JSON',
        lane: 'heavy',
      },
      async ({ params, query, account, request }) => {
        const asked = requestOf(params.report, query);
        const actor = actorOf({ account, request });
        const file = await report.export(params.env, asked, {
          format: query.format,
          language: request.language,
          actor,
        });
        return reply(file.content, { headers: file.headers });
      },
    ),
  ];
}

const requestOf = (
  report: ReportType,
  { from, to, group, servers, platforms, versions, subject }: ReportQuery,
): ReportRequest => ({
  report,
  group,
  range: { from, to },
  filter: { servers, platforms, versions, subject },
});
