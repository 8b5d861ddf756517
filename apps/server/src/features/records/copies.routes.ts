import {
  copyAnswer,
  copyBody,
  copyPlanAnswer,
  copyPlanBody,
  copySourcesAnswer,
} from '@quartermaster/contract/http/copies';
import { eventHomeAnswer } from '@quartermaster/contract/http/event-home';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { recordParams, versionParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { RecordsService } from './records.service.ts';

const VERSION = '/environments/:env/versions/:version';
const RECORD = `${VERSION}/modules/:module/records/:id`;
const access = { roles: ROLES_BY_ACTION['records.write'] };

/** A new record and all around it, made of one that exists. */
export function createCopyRoutes({ records }: { readonly records: RecordsService }): readonly Route[] {
  return [
    homeRoute(records),
    route(
      {
        method: 'GET',
        path: `${VERSION}/copy-sources`,
        access,
        params: versionParams,
        answer: copySourcesAnswer,
        summary: 'List the records that a new one can be copied from',
      },
      (input) => records.listCopySources(input.params),
    ),
    route(
      {
        method: 'POST',
        path: `${RECORD}/copy-plan`,
        access,
        params: recordParams,
        body: copyPlanBody,
        answer: copyPlanAnswer,
        summary: 'Preview a copy of a record and of everything that is linked to it',
        lane: 'heavy',
      },
      (input) => records.planCopy(input.params, input.params.id, input.body),
    ),
    route(
      {
        method: 'POST',
        path: `${RECORD}/copy`,
        access,
        params: recordParams,
        body: copyBody,
        answer: copyAnswer,
        status: 201,
        summary: 'Copy a record and its linked records as one change set',
        lane: 'heavy',
      },
      (input) => records.copy(input.params, input.params.id, input.body, actorOf(input)),
    ),
  ];
}

const homeRoute = (records: RecordsService): Route =>
  route(
    {
      method: 'GET',
      path: `${RECORD}/home`,
      access: { roles: ROLES_BY_ACTION['records.read'] },
      params: recordParams,
      answer: eventHomeAnswer,
      summary: 'Get an event with what belongs to it: periods, problems, missing texts, totals, days',
      lane: 'heavy',
    },
    (input) => records.home(input.params, input.params.id),
  );
