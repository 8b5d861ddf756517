import {
  compareAnswer,
  compareCsvQuery,
  compareQuery,
  compareRecordsAnswer,
  compareRecordsQuery,
  compareTakeAnswer,
  compareTakeBody,
  pointRecordsAnswer,
  pointRecordsQuery,
} from '@quartermaster/contract/http/compare';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { versionParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import type { CompareService } from './compare.service.ts';
import { differencesCsv } from './differences-csv.ts';

const access = { roles: ROLES_BY_ACTION['records.read'] };

export function createCompareRoutes({ compare }: { readonly compare: CompareService }): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/compare',
        access,
        query: compareQuery,
        answer: compareAnswer,
        summary: 'Count the records of each module that differ between two points',
        lane: 'heavy',
      },
      ({ query }) => compare.summary(query.left, query.right),
    ),
    route(
      {
        method: 'GET',
        path: '/compare/records',
        access,
        query: compareRecordsQuery,
        answer: compareRecordsAnswer,
        summary: 'List the records of a module that differ between two points, field by field',
        lane: 'heavy',
      },
      ({ query }) => compare.records(query),
    ),
    route(
      {
        method: 'GET',
        path: '/compare/differences.csv',
        access,
        query: compareCsvQuery,
        answer: rawBody,
        summary: 'Export the fields that differ between two points as CSV',
        lane: 'heavy',
      },
      async ({ query, request }) => {
        const file = differencesCsv(await compare.differences(query), request.language);
        return reply(file, { headers: csvHeaders('differences.csv') });
      },
    ),
    moduleRoute(compare),
    takeRoute(compare),
  ];
}

const moduleRoute = (compare: CompareService): Route =>
  route(
    {
      method: 'GET',
      path: '/compare/module',
      access,
      query: pointRecordsQuery,
      answer: pointRecordsAnswer,
      summary: 'List the records of a module at one point: a draft, a release or a moment',
      lane: 'heavy',
    },
    ({ query }) => compare.moduleAt(query.point, query.module),
  );

const takeRoute = (compare: CompareService): Route =>
  route(
    {
      method: 'POST',
      path: '/environments/:env/versions/:version/compare/take',
      access: { roles: ROLES_BY_ACTION['records.write'] },
      params: versionParams,
      body: compareTakeBody,
      answer: compareTakeAnswer,
      summary: 'Take a record, or one field of it, from another point into this draft',
    },
    async ({ params, body, account, request }) => ({
      changed: await compare.take(params, body, actorOf({ account, request })),
    }),
  );
