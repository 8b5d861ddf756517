import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_ENVIRONMENTS } from '@quartermaster/domain/demo/demo-environments';
import type { Settings } from '../../platform/settings.ts';
import { readDemoTokens } from './demo-tokens.ts';
import { childEnvironment } from '../../platform/child-environment.ts';
import { endChild } from '../../platform/end-child.ts';

const DEMO_GAME = fileURLToPath(new URL('../../../../game-server/src/demo.ts', import.meta.url));

/** One game server of the demo. */
type DemoNode = {
  readonly environment: string;
  readonly machineToken: string;
  readonly nodeName: string;
  readonly port: number;
  readonly dataDir: string;
};

type StartOptions = {
  readonly settings: Settings;
  /** Where the console answers. */
  readonly consoleUrl: string;
  readonly tell: (sentence: string) => void;
};

/**
 * Starts the demo's game servers, one for each environment, on the ports after the console's where
 * those are free. They end with the console. Answers how to stop them.
 */
export async function startDemoGame({
  settings,
  consoleUrl,
  tell,
}: StartOptions): Promise<() => Promise<void>> {
  const tokens = await readDemoTokens(settings);
  if (tokens === null) return async () => undefined;
  const { port } = new URL(consoleUrl);
  const nodes: DemoNode[] = [];
  for (const [index, { key }] of DEMO_ENVIRONMENTS.entries()) {
    const nodePort = Number(port) + 1 + index;
    const machineToken = tokens[key];
    if (machineToken === undefined) continue;
    if (!(await isFree(nodePort))) {
      tell(`Port ${nodePort} is in use: the demo game of ${key} does not run.`);
      continue;
    }
    nodes.push({
      environment: key,
      machineToken,
      nodeName: `demo-${key}`,
      port: nodePort,
      dataDir: join(settings.dataDir, 'demo-game', key),
    });
  }
  if (nodes.length === 0) return async () => undefined;
  const child = fork(DEMO_GAME, {
    // Tokens go by environment, not by argument: arguments can be read by every user of the machine.
    env: childEnvironment({ CONSOLE_URL: consoleUrl, DEMO_NODES: JSON.stringify(nodes) }),
    execArgv: ['--max-old-space-size=96', '--max-semi-space-size=1'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  tell(
    `The demo game answers on ${nodes.map(({ environment, port: nodePort }) => `http://127.0.0.1:${nodePort} (${environment})`).join(' and ')}.`,
  );
  return () => endChild(child);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
