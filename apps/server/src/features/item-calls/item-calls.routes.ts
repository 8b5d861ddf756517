import { recordLine, recordLineBody, recordLinesAnswer } from '@quartermaster/contract/http/record-line';
import { listQuery } from '@quartermaster/contract/http/records';
import { assetAutoExchangeSetting } from '@quartermaster/domain/modules/items-economy/asset-auto-exchange-setting';
import { itemRewardSetting } from '@quartermaster/domain/modules/items-economy/item-reward-setting';
import { itemSetting } from '@quartermaster/domain/modules/items-economy/item-setting';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actorOf, route, type Route } from '../../http/route.ts';
import { atPlace, type ChosenPlaceService } from '../chosen-place/index.ts';
import type { RecordLines } from '../records/index.ts';
import { idOf, type ItemCallsService } from './item-calls.service.ts';

type Dependencies = {
  readonly places: ChosenPlaceService;
  readonly lines: RecordLines;
  readonly itemCalls: ItemCallsService;
};

const reading = { roles: ROLES_BY_ACTION['records.read'] };
const writing = { roles: ROLES_BY_ACTION['records.write'] };
const itemParams = z.object({ item_id: z.string().max(100).describe('The ID of the item.') });
const idParams = z.object({ id: z.string().max(100).describe('The ID of the record.') });
const exchangeParams = itemParams.extend(idParams.shape);

export function createItemCallsRoutes(deps: Dependencies): readonly Route[] {
  return [
    ...collectionRoutes(deps, { module: itemSetting.key, path: '/items', what: 'items' }),
    ...collectionRoutes(deps, {
      module: itemRewardSetting.key,
      path: '/items/reward',
      what: 'item rewards',
    }),
    ...collectionRoutes(deps, {
      module: assetAutoExchangeSetting.key,
      path: '/items/asset-auto-exchange',
      what: 'automatic exchanges',
    }),
    ...itemRoutes(deps),
    cloneRoute(deps),
    ...rewardRoutes(deps),
    ...exchangeRoutes(deps),
  ];
}

type Collection = { readonly module: string; readonly path: string; readonly what: string };

function collectionRoutes(
  { places, lines }: Dependencies,
  { module, path, what }: Collection,
): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path,
        access: reading,
        query: listQuery,
        answer: recordLinesAnswer,
        place: 'optional',
        summary: `List ${what} of the chosen environment and version`,
      },
      async ({ query, ...caller }) => {
        const place = await places.toRead(caller);
        return atPlace(place, await lines.list({ ...place, module }, query, caller.request.language, path));
      },
    ),
    route(
      {
        method: 'POST',
        path,
        access: writing,
        body: recordLineBody,
        answer: recordLine,
        status: 201,
        place: 'required',
        summary: `Add one of the ${what}`,
      },
      async ({ body, ...caller }) => {
        const place = await places.toWrite(caller);
        return atPlace(place, await lines.create({ ...place, module }, body, actorOf(caller)));
      },
    ),
  ];
}

function itemRoutes({ places, itemCalls }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/items/:item_id',
        access: reading,
        params: itemParams,
        answer: recordLine,
        place: 'optional',
        summary: 'Read an item',
      },
      async ({ params, ...caller }) => {
        const place = await places.toRead(caller);
        return atPlace(place, await itemCalls.readItem(place, params.item_id));
      },
    ),
    route(
      {
        method: 'PATCH',
        path: '/items/update/:item_id',
        access: writing,
        params: itemParams,
        body: recordLineBody,
        answer: recordLine,
        place: 'required',
        summary: 'Save an item',
      },
      async ({ params, body, ...caller }) => {
        const place = await places.toWrite(caller);
        return atPlace(place, await itemCalls.updateItem(place, params.item_id, body, actorOf(caller)));
      },
    ),
  ];
}

function cloneRoute({ places, itemCalls }: Dependencies): Route {
  return route(
    {
      method: 'POST',
      path: '/items/clone/:source_id/:target_id',
      access: writing,
      params: z.object({
        source_id: z.string().max(100).describe('The ID of the item that is copied.'),
        target_id: z.string().max(100).describe('The ID of the copy.'),
      }),
      answer: recordLine,
      status: 201,
      place: 'required',
      summary: 'Duplicate an item with its reward setting and automatic exchange',
    },
    async ({ params, ...caller }) => {
      const place = await places.toWrite(caller);
      const { source_id: source, target_id: target } = params;
      return atPlace(place, await itemCalls.cloneItem(place, source, target, actorOf(caller)));
    },
  );
}

function rewardRoutes({ places, lines }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/items/reward/detail/:id',
        access: reading,
        params: idParams,
        answer: recordLine,
        place: 'optional',
        summary: 'Read an item reward',
      },
      async ({ params, ...caller }) => {
        const place = await places.toRead(caller);
        return atPlace(place, await lines.read({ ...place, module: itemRewardSetting.key }, idOf(params.id)));
      },
    ),
    route(
      {
        method: 'POST',
        path: '/items/reward/update/:id',
        access: writing,
        params: idParams,
        body: recordLineBody,
        answer: recordLine,
        place: 'required',
        summary: 'Save an item reward',
      },
      async ({ params, body, ...caller }) => {
        const place = await places.toWrite(caller);
        const address = { ...place, module: itemRewardSetting.key };
        return atPlace(place, await lines.update(address, idOf(params.id), body, actorOf(caller)));
      },
    ),
  ];
}

function exchangeRoutes({ places, itemCalls }: Dependencies): readonly Route[] {
  const path = '/items/asset-auto-exchange/:item_id/:id';
  return [
    route(
      {
        method: 'GET',
        path,
        access: reading,
        params: exchangeParams,
        answer: recordLine,
        place: 'optional',
        summary: 'Read an automatic exchange of an item',
      },
      async ({ params, ...caller }) => {
        const place = await places.toRead(caller);
        return atPlace(place, await itemCalls.readExchange(place, params));
      },
    ),
    route(
      {
        method: 'POST',
        path,
        access: writing,
        params: exchangeParams,
        body: recordLineBody,
        answer: recordLine,
        place: 'required',
        summary: 'Save an automatic exchange of an item',
      },
      async ({ params, body, ...caller }) => {
        const place = await places.toWrite(caller);
        return atPlace(place, await itemCalls.updateExchange(place, params, body, actorOf(caller)));
      },
    ),
  ];
}
