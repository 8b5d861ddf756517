import {
  itemSourcesAnswer,
  itemSourcesQuery,
  updateItemSourcesAnswer,
} from '@quartermaster/contract/http/item-sources';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { API_BASE } from '../../http/register-routes.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import { atPlace, type ChosenPlaceService } from '../chosen-place/index.ts';
import type { ItemSourcesService } from './item-sources.service.ts';

const LIST = '/tools/item-sources';

type Dependencies = { readonly places: ChosenPlaceService; readonly itemSources: ItemSourcesService };

export function createItemSourcesRoutes({ places, itemSources }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/tools/update-item-sources',
        access: { roles: ROLES_BY_ACTION['quick_helper.use'] },
        answer: updateItemSourcesAnswer,
        place: 'required',
        summary: 'Recompute the item sources',
      },
      async (caller) => {
        const place = await places.toWrite(caller);
        return atPlace(place, await itemSources.update(place, actorOf(caller)));
      },
    ),
    route(
      {
        method: 'GET',
        path: LIST,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        query: itemSourcesQuery,
        answer: itemSourcesAnswer,
        place: 'optional',
        summary: 'List the item sources as last computed',
      },
      async ({ query, ...caller }) => {
        const place = await places.toRead(caller);
        return atPlace(place, await itemSources.list(place, query, `${API_BASE}${LIST}`));
      },
    ),
  ];
}
