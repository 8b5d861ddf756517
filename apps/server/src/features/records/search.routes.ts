import { namesAnswer, namesBody, searchAnswer, searchQuery } from '@quartermaster/contract/http/search';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { versionParams } from '../../http/place-params.ts';
import { route, type Route } from '../../http/route.ts';
import type { RecordsService } from './records.service.ts';

const VERSION = '/environments/:env/versions/:version';
const access = { roles: ROLES_BY_ACTION['records.read'] };

export function createSearchRoutes({ records }: { readonly records: RecordsService }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${VERSION}/search`,
        access,
        params: versionParams,
        query: searchQuery,
        answer: searchAnswer,
        summary: 'Find records of all modules by ID or by name in any language',
      },
      ({ params, query }) => records.search(params, query),
    ),
    route(
      {
        method: 'POST',
        path: `${VERSION}/names`,
        access,
        params: versionParams,
        body: namesBody,
        answer: namesAnswer,
        summary: 'Find the records that have these names',
        whileLoading: true,
      },
      ({ params, body, request }) => records.findByName(params, body, request.language),
    ),
  ];
}
