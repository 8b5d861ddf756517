import {
  endHoldAnswer,
  endHoldBody,
  holdAnswer,
  holdBody,
  recordHoldAnswer,
} from '@quartermaster/contract/http/record-holds';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actorOf, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { ReleasesService } from './releases.service.ts';

const VERSION = '/environments/:env/versions/:version';
const params = z.object({ env: z.string(), version: z.string() });

/** Keep records out of releases, and let them go. */
export function createHoldRoutes({ releases: { holds } }: { readonly releases: ReleasesService }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${VERSION}/modules/:module/records/:id/hold`,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: params.extend({ module: z.string(), id: z.string() }),
        answer: recordHoldAnswer,
        summary: 'Get the hold of a record',
      },
      (input) => holds.read(input.params),
    ),
    route(
      {
        method: 'POST',
        path: `${VERSION}/holds`,
        access: { roles: ROLES_BY_ACTION['records.write'] },
        params,
        body: holdBody,
        answer: holdAnswer,
        summary: 'Put records on hold until a date or until the hold is ended',
      },
      (input) => holds.hold(input.params, input.body, actorOf(input)),
    ),
    route(
      {
        method: 'POST',
        path: `${VERSION}/holds/end`,
        access: { roles: ROLES_BY_ACTION['releases.publish'] },
        params,
        body: endHoldBody,
        answer: endHoldAnswer,
        summary: 'End the hold of records',
      },
      (input) => holds.end(input.params, input.body, actorOf(input)),
    ),
  ];
}
