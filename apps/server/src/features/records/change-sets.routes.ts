import {
  changedRecordsAnswer,
  changeSetsAnswer,
  changeSetsQuery,
  undoAnswer,
  undoBody,
} from '@quartermaster/contract/http/change-sets';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { versionParams } from '../../http/place-params.ts';
import { API_BASE } from '../../http/register-routes.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { RecordsService } from './records.service.ts';

const changeSetParams = versionParams.extend({
  seq: z.coerce.number().int().describe('The point of the log at which the change set was written.'),
});

const CHANGE_SETS = '/environments/:env/versions/:version/change-sets';

export function createChangeSetRoutes({ records }: { readonly records: RecordsService }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: CHANGE_SETS,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: versionParams,
        query: changeSetsQuery,
        answer: changeSetsAnswer,
        summary: 'List the changes of a version, newest first',
      },
      ({ params, query }) =>
        records.changeSets.list(
          params,
          query,
          `${API_BASE}/environments/${params.env}/versions/${params.version}/change-sets`,
        ),
    ),
    route(
      {
        method: 'GET',
        path: `${CHANGE_SETS}/:seq/records`,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: changeSetParams,
        answer: changedRecordsAnswer,
        summary: 'List what a change set did to each record',
      },
      ({ params }) => records.changeSets.records(params, params.seq),
    ),
    route(
      {
        method: 'POST',
        path: `${CHANGE_SETS}/:seq/undo`,
        access: { roles: ROLES_BY_ACTION['records.write'] },
        params: changeSetParams,
        body: undoBody,
        answer: undoAnswer,
        summary: 'Undo a change set',
      },
      ({ params, body, ...caller }) => records.changeSets.undo(params, params.seq, actorOf(caller), body),
    ),
  ];
}
