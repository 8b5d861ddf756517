import {
  carriedOverAnswer,
  carriedOverQuery,
  confirmCarriedOverAnswer,
  confirmCarriedOverBody,
} from '@quartermaster/contract/http/carried-over';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { versionParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { CarriedOverService } from './carried-over.service.ts';

const PATH = '/environments/:env/versions/:version/carried-over';

/** What copies took over, and its confirmation. */
export function createCarriedOverRoutes({
  carriedOver,
}: {
  readonly carriedOver: CarriedOverService;
}): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: versionParams,
        query: carriedOverQuery,
        answer: carriedOverAnswer,
        summary: 'List copied records with field groups that are not confirmed',
      },
      (input) => carriedOver.list(input.params, input.query),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/confirm`,
        access: { roles: ROLES_BY_ACTION['records.write'] },
        params: versionParams,
        body: confirmCarriedOverBody,
        answer: confirmCarriedOverAnswer,
        summary: 'Confirm the carried-over values of copied records',
      },
      (input) => carriedOver.confirm(input.params, input.body, actorOf(input)),
    ),
  ];
}
