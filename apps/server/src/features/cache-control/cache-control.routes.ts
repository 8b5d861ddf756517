import { cachesAnswer, clearCachesAnswer, clearCachesBody } from '@quartermaster/contract/http/cache-control';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { versionParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { CacheControlService } from './cache-control.service.ts';

const PATH = '/environments/:env/versions/:version/caches';
const access = { roles: ROLES_BY_ACTION['quick_helper.use'] };

type Dependencies = { readonly cacheControl: CacheControlService };

export function createCacheControlRoutes({ cacheControl }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access,
        params: versionParams,
        answer: cachesAnswer,
        summary: 'List the caches between settings and players with their statistics',
      },
      ({ params: place }) => cacheControl.list(place),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/clear`,
        access,
        params: versionParams,
        body: clearCachesBody,
        answer: clearCachesAnswer,
        summary: 'Clear a cache, all of it or the keys with a prefix; counts only unless dry_run is false',
      },
      (caller) => {
        const { params: place, body, request } = caller;
        return cacheControl.clear(body, { place, actor: actorOf(caller), language: request.language });
      },
    ),
  ];
}
