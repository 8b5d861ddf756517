import { searchAnswer, searchQuery } from '@quartermaster/contract/http/search';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { versionParams } from '../../http/place-params.ts';
import { route, type Route } from '../../http/route.ts';
import type { RecordsService } from './records.service.ts';

export function createSearchRoutes({ records }: { readonly records: RecordsService }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments/:env/versions/:version/search',
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: versionParams,
        query: searchQuery,
        answer: searchAnswer,
        summary: 'Find records of all modules by ID or by name in any language',
      },
      ({ params, query }) => records.search(params, query),
    ),
  ];
}
