import { endedSessionsAnswer, sessionsAnswer } from '@quartermaster/contract/http/auth';
import { rowNumber } from '@quartermaster/contract/http/row-number';
import { endAccountSessions } from '@quartermaster/domain/actions/staff/account';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actionCall } from '../../http/action-call.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { AuthService } from './auth.service.ts';

type Dependencies = { readonly auth: AuthService };

const person = z.object({ id: rowNumber.describe('The number of the staff account.') });
const session = z.object({ session: z.uuid().describe('The sign-in session.') });

/** Lists and ends the sessions of a person. */
export function createSessionListRoutes(deps: Dependencies): readonly Route[] {
  return [...createOwnRoutes(deps), ...createManagerRoutes(deps)];
}

function createOwnRoutes({ auth }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/auth/sessions',
        access: 'signed-in',
        answer: sessionsAnswer,
        summary: 'List your sessions',
      },
      ({ account }) => auth.listSessions({ accountId: account.id, asker: account }),
    ),
    route(
      {
        method: 'DELETE',
        path: '/auth/sessions',
        access: 'signed-in',
        answer: endedSessionsAnswer,
        summary: 'End your other sessions',
      },
      ({ account, request }) =>
        auth.endOtherSessions({ accountId: account.id, asker: account }, actorOf({ account, request })),
    ),
    route(
      {
        method: 'DELETE',
        path: '/auth/sessions/:session',
        access: 'signed-in',
        params: session,
        answer: endedSessionsAnswer,
        summary: 'End one of your sessions',
      },
      ({ params, account, request }) =>
        auth.endOneSession(
          { accountId: account.id, asker: account },
          params.session,
          actorOf({ account, request }),
        ),
    ),
  ];
}

function createManagerRoutes({ auth }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/accounts/:id/sessions',
        access: { roles: ROLES_BY_ACTION['accounts.read'] },
        params: person,
        answer: sessionsAnswer,
        summary: 'List the sessions of a staff account',
      },
      ({ params, account }) => auth.listSessions({ accountId: params.id, asker: account }),
    ),
    route(
      {
        ...actionCall(endAccountSessions),
        method: 'DELETE',
        path: '/accounts/:id/sessions',
        params: person,
        answer: endedSessionsAnswer,
        summary: 'End all sessions of a staff account',
      },
      ({ params, account, request }) =>
        auth.endOtherSessions({ accountId: params.id, asker: account }, actorOf({ account, request })),
    ),
    route(
      {
        ...actionCall(endAccountSessions),
        method: 'DELETE',
        path: '/accounts/:id/sessions/:session',
        params: person.extend(session.shape),
        answer: endedSessionsAnswer,
        summary: 'End one session of a staff account',
      },
      ({ params, account, request }) =>
        auth.endOneSession(
          { accountId: params.id, asker: account },
          params.session,
          actorOf({ account, request }),
        ),
    ),
  ];
}
