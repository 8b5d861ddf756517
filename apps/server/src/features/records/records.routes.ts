import {
  batchAnswer,
  batchBody,
  countsAnswer,
  countsQuery,
  createBody,
  deleteAnswer,
  deleteQuery,
  duplicateBody,
  duplicateOffer,
  historyAnswer,
  listAnswer,
  listQuery,
  optionsAnswer,
  optionsQuery,
  readAnswer,
  referrersAnswer,
  fixedFieldsAnswer,
  fixedFieldsBody,
  restoreBody,
  saveAnswer,
  updateBody,
  validateAnswer,
  validateBody,
} from '@quartermaster/contract/http/records';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import type * as z from 'zod';
import { moduleParams, recordParams } from '../../http/place-params.ts';
import { API_BASE } from '../../http/register-routes.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import { presentIssues } from './present-records.ts';
import type { RecordsService } from './records.service.ts';

const MODULE = '/environments/:env/versions/:version/modules/:module';
const RECORDS = `${MODULE}/records`;
const RECORD = `${RECORDS}/:id`;

const reading = { roles: ROLES_BY_ACTION['records.read'] };
const writing = { roles: ROLES_BY_ACTION['records.write'] };

type Dependencies = { readonly records: RecordsService };

export function createRecordRoutes({ records }: Dependencies): Route[] {
  return [
    ...listRoutes(records),
    createCountsRoute(records),
    createFixedFieldsRoute(records),
    ...recordRoutes(records),
    ...saveRoutes(records),
    ...duplicateRoutes(records),
    ...otherWriteRoutes(records),
  ];
}

function listRoutes(records: RecordsService): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: RECORDS,
        access: reading,
        params: moduleParams,
        query: listQuery,
        answer: listAnswer,
        summary: 'List records',
      },
      ({ params, query, request }) =>
        records.list(params, query, request.language, `${API_BASE}${listPath(params)}`),
    ),
    route(
      {
        method: 'GET',
        path: `${MODULE}/options`,
        access: reading,
        params: moduleParams,
        query: optionsQuery,
        answer: optionsAnswer,
        summary: 'Find records for a picker, by text or ID',
      },
      ({ params, query, request }) => records.options(params, query, request.language),
    ),
    route(
      {
        method: 'POST',
        path: `${MODULE}/validate`,
        access: reading,
        params: moduleParams,
        body: validateBody,
        answer: validateAnswer,
        summary: 'Validate a record without saving it',
        whileLoading: true,
      },
      async ({ params, body }) => ({
        issues: presentIssues(await records.validate(params, body.data, body.record_id)),
      }),
    ),
  ];
}

function createFixedFieldsRoute(records: RecordsService): Route {
  return route(
    {
      method: 'POST',
      path: `${MODULE}/fixed-fields`,
      access: reading,
      params: moduleParams,
      body: fixedFieldsBody,
      answer: fixedFieldsAnswer,
      summary: 'List the fields of records that cannot be changed now',
      whileLoading: true,
    },
    ({ params, body }) => records.listFixedFields(params, body.record_ids),
  );
}

function createCountsRoute(records: RecordsService): Route {
  return route(
    {
      method: 'GET',
      path: `${MODULE}/counts`,
      access: reading,
      params: moduleParams,
      query: countsQuery,
      answer: countsAnswer,
      summary: 'Count the child records of each parent',
    },
    ({ params, query }) => records.counts(params, query.parents.split(',').filter(Boolean)),
  );
}

const listPath = ({ env, version, module }: z.infer<typeof moduleParams>): string =>
  `/environments/${env}/versions/${version}/modules/${module}/records`;

function recordRoutes(records: RecordsService): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: RECORD,
        access: reading,
        params: recordParams,
        answer: readAnswer,
        summary: 'Read a record',
      },
      ({ params }) => records.read(params, params.id),
    ),
    route(
      {
        method: 'GET',
        path: `${RECORD}/history`,
        access: reading,
        params: recordParams,
        answer: historyAnswer,
        summary: 'List the history of a record, newest first',
      },
      ({ params }) => records.history(params, params.id),
    ),
    route(
      {
        method: 'GET',
        path: `${RECORD}/referrers`,
        access: reading,
        params: recordParams,
        answer: referrersAnswer,
        summary: 'List the records that refer to a record',
      },
      ({ params }) => records.referrers(params, params.id),
    ),
  ];
}

function saveRoutes(records: RecordsService): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: RECORDS,
        access: writing,
        params: moduleParams,
        body: createBody,
        answer: saveAnswer,
        status: 201,
        summary: 'Create a record',
      },
      ({ params, body, ...caller }) => records.create(params, body.data, actorOf(caller), body),
    ),
    route(
      {
        method: 'PATCH',
        path: RECORD,
        access: writing,
        params: recordParams,
        body: updateBody,
        answer: saveAnswer,
        summary: 'Save a record',
      },
      ({ params, body, ...caller }) => {
        const edit = { recordId: params.id, data: body.data, baseRevision: body.base_revision };
        return records.update(params, edit, actorOf(caller), body);
      },
    ),
    route(
      {
        method: 'DELETE',
        path: RECORD,
        access: writing,
        params: recordParams,
        query: deleteQuery,
        answer: deleteAnswer,
        summary: 'Delete a record that is not in use',
      },
      ({ params, query, ...caller }) =>
        records.remove(
          params,
          { recordId: params.id, baseRevision: query.base_revision },
          actorOf(caller),
          query,
        ),
    ),
  ];
}

function duplicateRoutes(records: RecordsService): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${RECORD}/duplicate`,
        access: writing,
        params: recordParams,
        answer: duplicateOffer,
        summary: 'Get the next free ID for a copy and the sub-records that can be copied',
      },
      ({ params }) => records.offerDuplicate(params, params.id),
    ),
    route(
      {
        method: 'POST',
        path: `${RECORD}/duplicate`,
        access: writing,
        params: recordParams,
        body: duplicateBody,
        answer: saveAnswer,
        status: 201,
        summary: 'Duplicate a record under another ID',
      },
      ({ params, body, ...caller }) => {
        const copy = { recordId: params.id, identity: body.identity, children: body.children };
        return records.duplicate(params, copy, actorOf(caller), body);
      },
    ),
  ];
}

function otherWriteRoutes(records: RecordsService): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: `${RECORD}/restore`,
        access: writing,
        params: recordParams,
        body: restoreBody,
        answer: saveAnswer,
        summary: 'Restore a record to an earlier revision',
      },
      ({ params, body, ...caller }) => records.restore(params, params.id, body.seq, actorOf(caller), body),
    ),
    route(
      {
        method: 'POST',
        path: `${MODULE}/changes`,
        access: writing,
        params: moduleParams,
        body: batchBody,
        answer: batchAnswer,
        summary: 'Change many records of a module as one change set',
      },
      ({ params, body, ...caller }) => records.writeBatch(params, body.changes, actorOf(caller), body),
    ),
  ];
}
