import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PLAYERS } from '../fixtures/demo-settings.ts';
import { descendants, gone, signal } from './processes.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Tells what is stuck, not what is slow. */
const READY_WITHIN_MILLISECONDS = 600_000;

type ProductOptions = {
  readonly dataDir: string;
  readonly port: number;
  readonly password: string;
  /** Another checkout than this one. */
  readonly root?: string;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
};

/** The whole product as a person runs it, which can be killed like a machine that loses power. */
export type Product = {
  readonly url: string;
  /** The process of the console, which keeps the others. */
  readonly pid: number;
  readonly hasEnded: () => boolean;
  /** What it said so far. */
  readonly said: () => string;
  /** SIGKILL to the console alone: its database and game servers stay behind. */
  readonly killConsole: () => Promise<void>;
  /** SIGKILL to every process at once: server, database, demo game. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Process numbers of everything that belongs to it. */
  readonly processes: () => Promise<readonly number[]>;
};

export async function startProduct({
  dataDir,
  port,
  password,
  root = ROOT,
  env = {},
}: ProductOptions): Promise<Product> {
  const output: Buffer[] = [];
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DEMO_PLAYERS,
      // As `npm start` sets it.
      NODE_COMPILE_CACHE: 'node_modules/.cache/quartermaster',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const pid = child.pid ?? 0;
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  await becomesReady(hasEnded, output);
  return {
    url,
    pid,
    hasEnded,
    said: () => Buffer.concat(output).toString(),
    async killConsole() {
      signal(pid, 'SIGKILL');
      await ended;
    },
    async kill() {
      const all = await descendants(pid);
      for (const each of [pid, ...all]) signal(each, 'SIGKILL');
      await ended;
      await Promise.all(all.map(gone));
    },
    processes: async () => [pid, ...(await descendants(pid))],
    async stop() {
      signal(pid, 'SIGTERM');
      await ended;
    },
  };
}

/** It says so itself: another program may answer on its port. */
async function becomesReady(hasEnded: () => boolean, output: readonly Buffer[]): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MILLISECONDS;
  for (;;) {
    const said = Buffer.concat(output).toString();
    if (said.includes('is ready on')) return;
    if (hasEnded() || Date.now() > deadline) throw new Error(`The product did not start:\n${said}`);
    await sleep(20);
  }
}
