import { askForFileAnswer, askForRecipientsBody } from '@quartermaster/contract/http/approvals';
import {
  createDeliveryBody,
  decideDeliveryBody,
  deliveriesAnswer,
  deliveriesQuery,
  delivery,
  deliveryRecipientsAnswer,
  deliveryRecipientsQuery,
  deliveryRejectsAnswer,
  dryRunAnswer,
  updateDeliveryBody,
  writtenDelivery,
} from '@quartermaster/contract/http/deliveries';
import { idInAddress } from '@quartermaster/contract/http/formed-text';
import { sliceQuery } from '@quartermaster/contract/http/slice';
import { DELIVERY_ACTIONS } from '@quartermaster/domain/actions/delivery/index';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import { actionCall } from '../../http/action-call.ts';
import { environmentParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Account, type RequestContext, type Route } from '../../http/route.ts';
import type { DeliveriesService, DeliveryCaller } from './deliveries.service.ts';
import { maskSearch, shownTo } from './mask-search.ts';

const PATH = '/environments/:env/deliveries';
const params = environmentParams.extend({
  id: idInAddress.describe('The number of the delivery.'),
});
const access = { roles: ROLES_BY_ACTION['deliveries.manage'] };

type Dependencies = { readonly deliveries: DeliveriesService };

export function createDeliveriesRoutes(deps: Dependencies): readonly Route[] {
  return [
    ...listRoutes(deps),
    ...draftRoutes(deps),
    dryRunRoute(deps),
    ...resultRoutes(deps),
    ...exportRoutes(deps),
    ...DELIVERY_ACTIONS.map((action) => decisionRoute(deps, action)),
  ];
}

function listRoutes({ deliveries }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access,
        params: environmentParams,
        query: deliveriesQuery,
        answer: deliveriesAnswer,
        summary: 'List bulk deliveries, newest first',
      },
      async ({ account, params: { env }, query }) => {
        const { data, ...rest } = await deliveries.list(env, query);
        return { ...rest, data: data.map((row) => shownTo(account, row)) };
      },
    ),
    route(
      {
        method: 'POST',
        path: PATH,
        access,
        params: environmentParams,
        body: createDeliveryBody,
        answer: delivery,
        status: 201,
        summary: 'Create a delivery draft: a mail and its recipients',
      },
      async ({ params: { env }, body, ...caller }) =>
        shownTo(caller.account, await deliveries.create(body, callerOf(env, caller))),
    ),
    route(
      {
        method: 'GET',
        path: `${PATH}/:id`,
        access,
        params,
        answer: delivery,
        summary: 'Get a delivery with its progress and total rewards',
      },
      async ({ account, params: { env, id } }) => shownTo(account, await deliveries.read(env, id)),
    ),
  ];
}

function draftRoutes({ deliveries }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'PUT',
        path: `${PATH}/:id`,
        access,
        params,
        body: updateDeliveryBody,
        answer: delivery,
        summary: 'Replace a draft; its recipients are collected again',
      },
      async ({ params: { env, id }, body, ...caller }) =>
        shownTo(caller.account, await deliveries.update(id, body, callerOf(env, caller))),
    ),
    route(
      {
        method: 'GET',
        path: `${PATH}/:id/written`,
        access,
        params,
        answer: writtenDelivery,
        summary: 'Get the settings of a delivery, to edit or copy it',
      },
      async ({ account, params: { env, id } }) => {
        const { recipients, ...rest } = await deliveries.written(env, id);
        return { ...rest, recipients: maskSearch(account, recipients) };
      },
    ),
  ];
}

function dryRunRoute({ deliveries }: Dependencies): Route {
  return route(
    {
      method: 'POST',
      path: `${PATH}/:id/dry-run`,
      access,
      params,
      answer: dryRunAnswer,
      summary: 'Dry run of a delivery: total rewards, previews for the first recipients and problems',
    },
    async ({ params: { env, id }, ...caller }) => {
      const { delivery: tried, ...rest } = await deliveries.dryRun(id, callerOf(env, caller));
      return { ...rest, delivery: shownTo(caller.account, tried) };
    },
  );
}

function resultRoutes({ deliveries }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${PATH}/:id/recipients`,
        access,
        params,
        query: deliveryRecipientsQuery,
        answer: deliveryRecipientsAnswer,
        summary: 'List the recipients of a delivery and the result for each',
      },
      ({ params: { env, id }, query, ...caller }) => deliveries.recipients(id, query, callerOf(env, caller)),
    ),
    route(
      {
        method: 'GET',
        path: `${PATH}/:id/rejects`,
        access,
        params,
        query: sliceQuery,
        answer: deliveryRejectsAnswer,
        summary: 'List the excluded rows of a recipient list, with reasons',
      },
      ({ params: { env, id }, query }) => deliveries.rejects(env, id, query),
    ),
  ];
}

function exportRoutes({ deliveries }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${PATH}/:id/recipients.csv`,
        access,
        params,
        answer: rawBody,
        summary: 'Export the results of a delivery as CSV',
        lane: 'heavy',
      },
      async ({ params: { env, id }, ...caller }) => {
        const stream = await deliveries.export(id, callerOf(env, caller));
        return reply(stream, { headers: csvHeaders(`delivery-${id}.csv`) });
      },
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/:id/export-requests`,
        access,
        params,
        body: askForRecipientsBody,
        answer: askForFileAnswer,
        status: 201,
        summary: 'Request approval to export recipients beyond the daily limit',
      },
      ({ params: { env, id }, body: { reason }, ...caller }) =>
        deliveries.askForExport(id, reason, callerOf(env, caller)),
    ),
  ];
}

function decisionRoute({ deliveries }: Dependencies, action: (typeof DELIVERY_ACTIONS)[number]): Route {
  const { kind } = action;
  return route(
    {
      ...actionCall(action),
      method: 'POST',
      path: `${PATH}/:id/${kind}`,
      params,
      body: decideDeliveryBody(action),
      answer: delivery,
    },
    async ({ params: { env, id }, body, ...caller }) =>
      shownTo(caller.account, await deliveries.decide(id, kind, body, callerOf(env, caller))),
  );
}

function callerOf(
  env: string,
  input: { readonly account: Account; readonly request: RequestContext },
): DeliveryCaller {
  return { env, staff: input.account, actor: actorOf(input), language: input.request.language };
}
