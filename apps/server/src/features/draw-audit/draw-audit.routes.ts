import {
  drawAlarmsAnswer,
  drawAuditAnswer,
  drawAuditQuery,
  drawAuditStarted,
} from '@quartermaster/contract/http/draw-audit';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import { environmentParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { DrawAuditService } from './draw-audit.service.ts';
import { findingsCsv } from './findings-csv.ts';

const PATH = '/environments/:env/draw-audit';
const access = { roles: ROLES_BY_ACTION['draw_audit.read'] };

type Dependencies = { readonly drawAudit: DrawAuditService };

export function createDrawAuditRoutes({ drawAudit }: Dependencies): readonly Route[] {
  return [readRoute(drawAudit), fileRoute(drawAudit), startRoute(drawAudit), alarmsRoute(drawAudit)];
}

const readRoute = (drawAudit: DrawAuditService): Route =>
  route(
    {
      method: 'GET',
      path: PATH,
      access,
      params: environmentParams,
      query: drawAuditQuery,
      answer: drawAuditAnswer,
      summary: 'Compare the draws of players with the odds at the time, as of the last run',
    },
    ({ params: { env }, query }) => drawAudit.read(env, query),
  );

const fileRoute = (drawAudit: DrawAuditService): Route =>
  route(
    {
      method: 'GET',
      path: `${PATH}/entries.csv`,
      access,
      params: environmentParams,
      query: drawAuditQuery,
      answer: rawBody,
      summary: 'Export the compared entries of the last run as CSV',
    },
    async ({ params: { env }, query, request }) =>
      reply(findingsCsv(await drawAudit.read(env, query), request.language), {
        headers: csvHeaders('draw-audit.csv'),
      }),
  );

const startRoute = (drawAudit: DrawAuditService): Route =>
  route(
    {
      method: 'POST',
      path: PATH,
      access: { roles: ROLES_BY_ACTION['draw_audit.run'] },
      params: environmentParams,
      answer: drawAuditStarted,
      status: 202,
      summary: 'Count the draws since the last run and compare again, in the background',
    },
    ({ params: { env }, account, request }) => drawAudit.start(env, actorOf({ account, request })),
  );

const alarmsRoute = (drawAudit: DrawAuditService): Route =>
  route(
    {
      method: 'GET',
      path: '/draw-audit/alarms',
      access,
      answer: drawAlarmsAnswer,
      summary: 'List the deviations that the last nightly runs found',
    },
    () => drawAudit.alarms(),
  );
