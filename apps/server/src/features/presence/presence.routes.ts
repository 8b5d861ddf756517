import { presenceAnswer, presenceBody } from '@quartermaster/contract/http/presence';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { recordParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { PresenceService } from './presence.service.ts';

export function createPresenceRoutes({ presence }: { readonly presence: PresenceService }): Route[] {
  return [
    route(
      {
        method: 'PUT',
        path: '/environments/:env/versions/:version/modules/:module/records/:id/presence',
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: recordParams,
        body: presenceBody,
        answer: presenceAnswer,
        summary: 'Report that a record is open in a form, and list who else has it open',
        whileLoading: true,
      },
      (input) => presence.tell(input.params, input.params.id, input.body, actorOf(input)),
    ),
  ];
}
