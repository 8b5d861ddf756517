import type { AddressInfo } from 'node:net';
import type { GameSocketMessage } from '@quartermaster/contract/http/game';
import Fastify, { type FastifyInstance } from 'fastify';
import { createBundleStore } from './config/bundle-store.ts';
import { createConsoleClient } from './config/console-client.ts';
import { createConsoleSocket } from './config/console-socket.ts';
import { createUpdater } from './config/updater.ts';
import { registerRoutes } from './http/routes.ts';
import type { GameServerOptions } from './options.ts';
import { createAnswerCache } from './play/answer-cache.ts';
import { createPlayerStore } from './play/player-store.ts';

/** Without the socket the console is asked this often, so that a publish still arrives within 2 s. */
const POLL_MS = 1_000;
const HEARTBEAT_MS = 30_000;

/** Timeouts for slow clients: requests and responses of players are small. */
const CONNECTIONS = {
  requestTimeout: 20_000,
  connectionTimeout: 120_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
};
const MAX_CONNECTIONS = 10_000;

export type GameServer = {
  readonly app: FastifyInstance;
  /**
   * Serves the last good release immediately, even while the console is down. Returns its own address.
   */
  start(): Promise<string>;
  /** Asks the console now rather than at its next message. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

/** The reference game server: runs what the console publishes and answers a few questions from it. */
export function createGameServer(options: GameServerOptions): GameServer {
  const cache = createAnswerCache();
  const client = createConsoleClient(options);
  const players = createPlayerStore(options);
  const updater = createUpdater({
    options,
    client,
    store: createBundleStore(options.dataDir),
    onSwap: cache.clear,
  });
  const socket = createConsoleSocket(options, {
    onOpen: () => void updater.refresh().then(updater.acknowledge),
    onMessage: ({ type }) => void obey(type),
  });
  const app = Fastify({ logger: false, forceCloseConnections: true, ...CONNECTIONS });
  app.server.maxConnections = MAX_CONNECTIONS;
  const { isConnected } = socket;
  registerRoutes(app, { updater, cache, players, client, isConnected, now: () => new Date() });
  const timers: NodeJS.Timeout[] = [];

  /** Players do not sign in here, so of log-ins there is nothing to forget. */
  async function obey(order: GameSocketMessage['type']): Promise<void> {
    if (order === 'clear_cache') cache.clear();
    if (order === 'live_changed' || order === 'reload') await updater.refresh();
    // The person who pressed the button waits for an acknowledgement.
    if (order !== 'live_changed') await updater.acknowledge();
  }

  return {
    app,
    refresh: updater.refresh,
    async start() {
      await players.load();
      await updater.restore();
      await app.listen({ host: options.host, port: options.port });
      socket.start();
      timers.push(setInterval(() => void (socket.isConnected() ? undefined : updater.refresh()), POLL_MS));
      timers.push(setInterval(() => void updater.refresh().then(updater.acknowledge), HEARTBEAT_MS));
      const { port } = app.server.address() as AddressInfo;
      options.log(`listens on http://${options.host}:${port}`);
      return `http://${options.host}:${port}`;
    },
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      socket.stop();
      client.close();
      await updater.idle();
      await app.close();
      await players.save();
    },
  };
}
