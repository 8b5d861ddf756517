import { createGameServer } from './game-server.ts';
import { settledExit } from './settled-exit.ts';

/** What the console gives its demo: one game server for each environment. */
type DemoNode = {
  readonly environment: string;
  readonly machineToken: string;
  readonly nodeName: string;
  readonly port: number;
  readonly dataDir: string;
};

const consoleUrl = process.env.CONSOLE_URL ?? 'http://127.0.0.1:8000';
const nodes = JSON.parse(process.env.DEMO_NODES ?? '[]') as readonly DemoNode[];

const servers = nodes.map((node) =>
  createGameServer({ ...node, consoleUrl, host: '127.0.0.1', log: () => undefined }),
);

async function stop(): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
  await settledExit(0);
}

// The demo game never outlives the console that started it, however that ended.
process.once('disconnect', () => void stop());
process.once('SIGTERM', () => void stop());
// Ctrl-C reaches the whole group; the console then ends us in its own order.
process.on('SIGINT', () => undefined);

await Promise.all(servers.map((server) => server.start()));
