import {
  eventLogAnswer,
  eventLogBody,
  eventLogListAnswer,
  eventLogQuery,
} from '@quartermaster/contract/http/event-log';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { route, type Route } from '../../http/route.ts';
import type { StaffLogService } from './staff-log.service.ts';

/** What was pressed in the console: the browsers of all users report it, admins read it. */
export function createEventLogRoutes({ staffLog }: { readonly staffLog: StaffLogService }): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/log/event-log',
        access: { roles: ROLES_BY_ACTION['audit.read'] },
        query: eventLogQuery,
        answer: eventLogListAnswer,
        summary: 'List the clicks in the console, newest first',
      },
      ({ query }) => staffLog.events(query),
    ),
    route(
      {
        method: 'POST',
        path: '/log/event-log',
        access: 'signed-in',
        body: eventLogBody,
        answer: eventLogAnswer,
        rateLimit: { max: 600, seconds: 60 },
        summary: 'Record clicks and changes in the console',
      },
      async ({ body, account }) => ({ success: await staffLog.noteEvent(body, account.id) }),
    ),
  ];
}
