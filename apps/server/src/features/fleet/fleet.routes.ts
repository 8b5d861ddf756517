import {
  clearGameCacheAnswer,
  createdMachineToken,
  createMachineTokenBody,
  fleetAnswer,
  gameAckAnswer,
  gameAckBody,
  gameLiveAnswer,
  machineTokensAnswer,
  revokeMachineTokenAnswer,
  settingsAcknowledgement,
} from '@quartermaster/contract/http/game';
import { sha256Hex } from '@quartermaster/contract/bundle/manifest';
import {
  clearGameCache,
  createMachineToken,
  revokeMachineToken,
} from '@quartermaster/domain/actions/staff/game-server';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actionCall } from '../../http/action-call.ts';
import { environmentParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Machine, type Route } from '../../http/route.ts';
import type { FleetService } from './fleet.service.ts';
import type { MachineTokensService } from './machine-tokens.service.ts';

const readers = { roles: ROLES_BY_ACTION['fleet.read'] };
const ENVIRONMENT = '/environments/:env';
const tokenParams = environmentParams.extend({
  id: z.coerce.number().int().describe('The number of the token.'),
});

type Dependencies = { readonly fleet: FleetService; readonly machineTokens: MachineTokensService };

export function createFleetRoutes(services: Dependencies): Route[] {
  return [...createStaffRoutes(services), ...createTokenRoutes(services), ...createGameRoutes(services)];
}

function createStaffRoutes({ fleet }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${ENVIRONMENT}/fleet`,
        access: readers,
        params: environmentParams,
        answer: fleetAnswer,
        summary: 'List the game servers and their running content',
      },
      ({ params, request }) => fleet.view(params.env, request.language),
    ),
    route(
      {
        method: 'GET',
        path: `${ENVIRONMENT}/fleet/acknowledgement`,
        access: readers,
        params: environmentParams,
        answer: settingsAcknowledgement,
        summary: 'List the game servers without the latest settings; waits up to 5 s',
      },
      (input) => fleet.acknowledgement(input.params.env, actorOf(input), input.request.language),
    ),
    route(
      {
        ...actionCall(clearGameCache),
        method: 'POST',
        path: `${ENVIRONMENT}/fleet/clear-cache`,
        params: environmentParams,
        answer: clearGameCacheAnswer,
      },
      async (input) => ({ notified: await fleet.clearCache(input.params.env, actorOf(input)) }),
    ),
  ];
}

function createTokenRoutes({ machineTokens }: Dependencies): Route[] {
  const path = `${ENVIRONMENT}/machine-tokens`;
  return [
    route(
      {
        method: 'GET',
        path,
        access: readers,
        params: environmentParams,
        answer: machineTokensAnswer,
        summary: 'List the machine tokens of an environment',
      },
      ({ params }) => machineTokens.list(params.env),
    ),
    route(
      {
        ...actionCall(createMachineToken),
        method: 'POST',
        path,
        params: environmentParams,
        body: createMachineTokenBody,
        answer: createdMachineToken,
        status: 201,
        repetition: 'refused',
      },
      (input) => machineTokens.create(input.params.env, input.body.name, actorOf(input)),
    ),
    route(
      {
        ...actionCall(revokeMachineToken),
        method: 'DELETE',
        path: `${path}/:id`,
        params: tokenParams,
        answer: revokeMachineTokenAnswer,
      },
      async (input) => {
        await machineTokens.revoke(input.params.env, input.params.id, actorOf(input));
        return { revoked: true as const };
      },
    ),
  ];
}

function createGameRoutes({ fleet }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/game/live',
        access: 'machine',
        answer: gameLiveAnswer,
        summary: 'Get the release that game servers should run',
      },
      ({ machine }) => fleet.live(known(machine)),
    ),
    route(
      {
        method: 'GET',
        path: '/game/files/:hash',
        access: 'machine',
        params: z.object({ hash: sha256Hex.describe('The SHA-256 of the file, from the manifest.') }),
        answer: rawBody,
        summary: 'Get a module file (gzip)',
      },
      async ({ machine, params }) => {
        const bytes = await fleet.file(known(machine), params.hash);
        return reply(bytes, {
          headers: {
            'content-type': 'application/gzip',
            'cache-control': 'private, max-age=31536000, immutable',
          },
        });
      },
    ),
    route(
      {
        method: 'POST',
        path: '/game/ack',
        access: 'machine',
        body: gameAckBody,
        answer: gameAckAnswer,
        summary: 'Report the running content of a game server',
      },
      async ({ machine, body }) => {
        await fleet.acknowledge(known(machine), body);
        return { accepted: true };
      },
    ),
  ];
}

/** `access: 'machine'` lets only machines through, which the type cannot express. */
function known(machine: Machine | null): Machine {
  if (machine === null) throw new Error('A machine route was called without a machine.');
  return machine;
}
