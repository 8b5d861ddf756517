import {
  archiveLogAnswer,
  deleteLogBody,
  logStatusAnswer,
  resetLogBody,
  staffLogAnswer,
  staffLogDetailAnswer,
  staffLogNarrowing,
  staffLogQuery,
} from '@quartermaster/contract/http/staff-log';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { StaffLogService } from './staff-log.service.ts';

type Dependencies = { readonly staffLog: StaffLogService };

const access = { roles: ROLES_BY_ACTION['audit.read'] };
const detailParams = z.object({
  model: z.string().max(100).describe('The key of a module; `cms`: what belongs to no module.'),
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('The number of the entry.'),
});

/** What staff did: reading it, taking it out of the console as a file, and out of the log. */
export function createStaffLogRoutes(deps: Dependencies): readonly Route[] {
  return [...readingRoutes(deps), exportRoute(deps), ...archivingRoutes(deps)];
}

function readingRoutes({ staffLog }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/log/cms',
        access,
        query: staffLogQuery,
        answer: staffLogAnswer,
        summary: 'List the staff log, newest first',
      },
      ({ query, request }) => staffLog.list(query, request.language),
    ),
    route(
      {
        method: 'GET',
        path: '/log/cms/detail/:model/:id',
        access,
        params: detailParams,
        answer: staffLogDetailAnswer,
        summary: 'Get a staff log entry',
      },
      ({ params, request }) => staffLog.detail(params.model, params.id, request.language),
    ),
    route(
      {
        method: 'GET',
        path: '/log/status',
        access,
        answer: logStatusAnswer,
        summary: 'Get the range, seal and archive state of the logs',
      },
      () => staffLog.status(),
    ),
  ];
}

function exportRoute({ staffLog }: Dependencies): Route {
  return route(
    {
      method: 'GET',
      path: '/log/cms/export',
      access: { roles: ROLES_BY_ACTION['logs.export'] },
      query: staffLogNarrowing,
      answer: rawBody,
      summary: 'Export the staff log as CSV',
      lane: 'heavy',
    },
    async ({ query, ...caller }) =>
      reply(await staffLog.export(actorOf(caller), query), { headers: csvHeaders('staff-log.csv') }),
  );
}

function archivingRoutes({ staffLog }: Dependencies): Route[] {
  const archiving = { roles: ROLES_BY_ACTION['logs.archive'] };
  return [
    route(
      {
        method: 'POST',
        path: '/log/cms/delete',
        access: archiving,
        body: deleteLogBody,
        answer: archiveLogAnswer,
        summary: 'Archive the entries found by a search and leave a tombstone',
      },
      ({ body: { reason, confirm, ...wish }, ...caller }) =>
        staffLog.archive(actorOf(caller), 'delete', { wish, reason, confirm }),
    ),
    route(
      {
        method: 'POST',
        path: '/log/reset',
        access: archiving,
        body: resetLogBody,
        answer: archiveLogAnswer,
        summary: 'Archive the whole staff log and leave a tombstone',
      },
      ({ body: { reason, confirm }, ...caller }) =>
        staffLog.archive(actorOf(caller), 'reset', { wish: {}, reason, confirm }),
    ),
  ];
}
