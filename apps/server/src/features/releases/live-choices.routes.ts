import { optionsAnswer, optionsQuery } from '@quartermaster/contract/http/records';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { environmentParams } from '../../http/place-params.ts';
import { route, type Route } from '../../http/route.ts';
import { liveChoices, type LiveChoicesDependencies } from './live-choices.ts';

/** What players have now, for staff who act on players. */
export function createLiveChoiceRoutes(deps: LiveChoicesDependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments/:env/live/modules/:module/options',
        access: { roles: ROLES_BY_ACTION['players.read'] },
        params: environmentParams.extend({ module: z.string().describe('The key of the module.') }),
        query: optionsQuery,
        answer: optionsAnswer,
        summary: 'Find live records for granting or sending, by text or ID',
      },
      ({ params, query }) => liveChoices(deps, params, query),
    ),
  ];
}
