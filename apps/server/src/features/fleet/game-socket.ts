import { randomUUID } from 'node:crypto';
import websocket, { type WebSocket } from '@fastify/websocket';
import { gameAckBody } from '@quartermaster/contract/http/game';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { bearerToken } from '../../http/authenticate.ts';
import type { Machine } from '../../http/route.ts';
import type { Logger } from '../../platform/logger.ts';
import type { FleetService } from './fleet.service.ts';
import { noteConnected, noteDisconnected } from './game-nodes.repo.ts';
import type { MachineTokensService } from './machine-tokens.service.ts';

type SocketDependencies = {
  readonly database: Database;
  readonly logger: Logger;
  readonly fleet: FleetService;
  readonly machineTokens: MachineTokensService;
};

/** Nothing a game server sends is longer than a ping. */
const MAX_PAYLOAD_BYTES = 1_024;

/** `game/socket`: game servers hold it open and are told what happens. */
export async function registerGameSocket(
  app: FastifyInstance,
  path: string,
  deps: SocketDependencies,
): Promise<void> {
  const machines = new WeakMap<FastifyRequest, Machine>();
  await app.register(websocket, { options: { maxPayload: MAX_PAYLOAD_BYTES } });
  await app.register(async (scope) => {
    scope.get(
      path,
      {
        websocket: true,
        // Before the upgrade: a stranger gets a 401, not a connection.
        onRequest: async (request) => {
          const token = bearerToken(request.headers.authorization);
          const machine = token === null ? null : await deps.machineTokens.find(token);
          if (machine === null) throw new AppError('machine_token');
          machines.set(request, machine);
        },
        preHandler: async (request) => {
          if (!nodeOf(request).success) throw new AppError('bad_request');
        },
      },
      (socket, request) => connect(socket, machines.get(request), nodeOf(request).data, deps),
    );
  });
  app.addHook('onReady', async () => deps.fleet.start());
  app.addHook('onClose', async () => deps.fleet.close());
}

function nodeOf(request: FastifyRequest) {
  return gameAckBody.shape.node.safeParse((request.query as { node?: unknown }).node);
}

function connect(
  socket: WebSocket,
  machine: Machine | undefined,
  node: string | undefined,
  { database, fleet, logger }: SocketDependencies,
): void {
  if (machine === undefined || node === undefined) return socket.terminate();
  const connection = { id: randomUUID(), environmentId: machine.environmentId, node };
  const warn = (problem: unknown): void =>
    logger.warn(problem, 'could not record the connection of a game server');
  fleet.hub.add(socket, machine);
  const noted = noteConnected(database, connection).catch(warn);
  socket.on('error', (problem) => logger.debug(problem, 'A game server’s connection broke.'));
  socket.on('close', () => {
    fleet.hub.remove(socket);
    void noted.then(() => noteDisconnected(database, connection)).catch(warn);
  });
}
