import { sliceQuery } from '@quartermaster/contract/http/slice';
import {
  batchAnswer,
  batchesAnswer,
  batchesQuery,
  codesAnswer,
  codesQuery,
  codeSwitchAnswer,
  findCodesQuery,
  foundCodesAnswer,
  generateBody,
  redeemAnswer,
  redeemBody,
  redemptionsAnswer,
  reopenBody,
  stopBody,
} from '@quartermaster/contract/http/redemption-codes';
import {
  batchAction,
  CODE_ACTIONS,
  type BatchActionKind,
} from '@quartermaster/domain/actions/redemption/index';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import { actionCall } from '../../http/action-call.ts';
import { versionParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { RedemptionCodesService } from './redemption-codes.service.ts';

const BATCHES = '/environments/:env/versions/:version/redemption-batches';
const BATCH = `${BATCHES}/:batch`;
const access = { roles: ROLES_BY_ACTION['redemption_codes.manage'] };

const id = z.coerce.number().int().min(1).max(999_999_999);
const batchParams = versionParams.extend({ batch: id.describe('The number of the batch.') });
const codeParams = batchParams.extend({ no: id.describe('The number of the code in its batch.') });

type Dependencies = { readonly redemptionCodes: RedemptionCodesService };

export function createRedemptionCodesRoutes(services: Dependencies): readonly Route[] {
  return [
    ...readRoutes(services),
    ...listRoutes(services),
    ...fileRoutes(services),
    ...batchRoutes(services),
    ...codeRoutes(services),
    ...gameRoutes(services),
  ];
}

function readRoutes({ redemptionCodes }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: BATCHES,
        access,
        params: versionParams,
        query: batchesQuery,
        answer: batchesAnswer,
        summary: 'List redemption code batches, newest first',
      },
      ({ params, query }) => redemptionCodes.listBatches(params, query),
    ),
    route(
      {
        method: 'GET',
        path: BATCH,
        access,
        params: batchParams,
        answer: batchAnswer,
        summary: 'Get a redemption code batch with its state',
      },
      ({ params }) => redemptionCodes.readBatch(params),
    ),
  ];
}

function listRoutes({ redemptionCodes }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments/:env/versions/:version/redemption-codes',
        access,
        params: versionParams,
        query: findCodesQuery,
        answer: foundCodesAnswer,
        summary: 'Find codes of any batch by prefix',
      },
      ({ params, query }) => redemptionCodes.lookUpCode(params, query.q),
    ),
    route(
      {
        method: 'GET',
        path: `${BATCH}/codes`,
        access,
        params: batchParams,
        query: codesQuery,
        answer: codesAnswer,
        summary: 'List the codes of a batch, optionally by prefix',
      },
      ({ params, query }) => redemptionCodes.listCodes(params, query),
    ),
    route(
      {
        method: 'GET',
        path: `${BATCH}/redemptions`,
        access,
        params: batchParams,
        query: sliceQuery,
        answer: redemptionsAnswer,
        summary: 'List the redemptions of a batch, newest first',
      },
      ({ params, query }) => redemptionCodes.listRedemptions(params, query),
    ),
  ];
}

function fileRoutes({ redemptionCodes }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${BATCH}/codes.csv`,
        access,
        params: batchParams,
        answer: rawBody,
        summary: 'Export the codes of a batch as CSV',
        lane: 'heavy',
      },
      async (input) => {
        const { env, batch } = input.params;
        const file = await redemptionCodes.exportCodes(input.params, actorOf(input));
        return reply(file, { headers: csvHeaders(`codes-${env}-${batch}.csv`) });
      },
    ),
    route(
      {
        method: 'GET',
        path: `${BATCH}/redemptions.csv`,
        access,
        params: batchParams,
        answer: rawBody,
        summary: 'Export the redemptions of a batch as CSV',
        lane: 'heavy',
      },
      async (input) => {
        const { env, batch } = input.params;
        const file = await redemptionCodes.exportRedemptions(input.params, actorOf(input));
        return reply(file, { headers: csvHeaders(`redemptions-${env}-${batch}.csv`) });
      },
    ),
  ];
}

function batchRoutes({ redemptionCodes }: Dependencies): readonly Route[] {
  const batchCall = (kind: BatchActionKind) =>
    ({
      ...actionCall(batchAction(kind)),
      method: 'POST',
      path: `${BATCH}/${kind}`,
      params: batchParams,
      answer: batchAnswer,
    }) as const;
  return [
    route({ ...batchCall('generate'), body: generateBody }, (input) =>
      redemptionCodes.generate(input.params, {
        staff: input.account,
        actor: actorOf(input),
        confirmation: input.body.confirmation,
      }),
    ),
    route({ ...batchCall('stop'), body: stopBody }, (input) =>
      redemptionCodes.stop(input.params, input.body.reason, actorOf(input)),
    ),
    route({ ...batchCall('reopen'), body: reopenBody }, (input) =>
      redemptionCodes.reopen(input.params, input.body, actorOf(input)),
    ),
  ];
}

function codeRoutes({ redemptionCodes }: Dependencies): readonly Route[] {
  return CODE_ACTIONS.map((action) =>
    route(
      {
        ...actionCall(action),
        method: 'POST',
        path: `${BATCH}/codes/:no/${action.kind}`,
        params: codeParams,
        answer: codeSwitchAnswer,
      },
      (input) =>
        redemptionCodes.switchCode(
          { ...input.params, isSuspended: action.kind === 'suspend' },
          actorOf(input),
        ),
    ),
  );
}

function gameRoutes({ redemptionCodes }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/game/redemptions',
        access: 'machine',
        body: redeemBody,
        answer: redeemAnswer,
        summary: 'Redeem a code for a player; rewards are sent by mail',
      },
      ({ machine, body }) => redemptionCodes.redeem(machine, body),
    ),
  ];
}
