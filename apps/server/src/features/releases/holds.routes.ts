import {
  endHoldAnswer,
  endHoldBody,
  holdAnswer,
  holdBody,
  recordHoldAnswer,
} from '@quartermaster/contract/http/record-holds';
import { beginHold, endHold } from '@quartermaster/domain/actions/staff/hold';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { actionCall } from '../../http/action-call.ts';
import { recordParams, versionParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { ReleasesService } from './releases.service.ts';

const VERSION = '/environments/:env/versions/:version';

/** Keep records out of releases, and let them go. */
export function createHoldRoutes({ releases: { holds } }: { readonly releases: ReleasesService }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${VERSION}/modules/:module/records/:id/hold`,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: recordParams,
        answer: recordHoldAnswer,
        summary: 'Get the hold of a record',
      },
      (input) => holds.read(input.params),
    ),
    route(
      {
        ...actionCall(beginHold),
        method: 'POST',
        path: `${VERSION}/holds`,
        params: versionParams,
        body: holdBody,
        answer: holdAnswer,
      },
      (input) => holds.hold(input.params, input.body, actorOf(input)),
    ),
    route(
      {
        ...actionCall(endHold),
        method: 'POST',
        path: `${VERSION}/holds/end`,
        params: versionParams,
        body: endHoldBody,
        answer: endHoldAnswer,
      },
      (input) => holds.end(input.params, input.body, actorOf(input)),
    ),
  ];
}
