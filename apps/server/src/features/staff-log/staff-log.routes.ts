import { eventLogAnswer, eventLogBody } from '@quartermaster/contract/http/event-log';
import {
  logStatusAnswer,
  staffLogAnswer,
  staffLogDetailAnswer,
  staffLogQuery,
} from '@quartermaster/contract/http/staff-log';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { route, type Route } from '../../http/route.ts';
import type { StaffLogService } from './staff-log.service.ts';

const access = { roles: ROLES_BY_ACTION['audit.read'] };
const detailParams = z.object({
  model: z.string().max(100),
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export function createStaffLogRoutes({ staffLog }: { readonly staffLog: StaffLogService }): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/log/cms',
        access,
        query: staffLogQuery,
        answer: staffLogAnswer,
        summary: 'What staff did, newest first',
      },
      ({ query }) => staffLog.list(query),
    ),
    route(
      {
        method: 'GET',
        path: '/log/cms/detail/:model/:id',
        access,
        params: detailParams,
        answer: staffLogDetailAnswer,
        summary: 'One entry of the staff log in full',
      },
      ({ params }) => staffLog.detail(params.model, params.id),
    ),
    route(
      {
        method: 'GET',
        path: '/log/status',
        access,
        answer: logStatusAnswer,
        summary: 'How far the logs reach back, and what of them is sealed',
      },
      () => staffLog.status(),
    ),
    route(
      {
        method: 'POST',
        path: '/log/event-log',
        access: 'signed-in',
        body: eventLogBody,
        answer: eventLogAnswer,
        rateLimit: { max: 600, seconds: 60 },
        summary: 'Note what was pressed or changed in the console',
      },
      async ({ body, account }) => ({ success: await staffLog.noteEvent(body, account.id) }),
    ),
  ];
}
