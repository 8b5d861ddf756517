import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MILLISECONDS = 120_000;

export type ProductOptions = {
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
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir, DEMO_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const pid = child.pid ?? 0;
  await becomesReady(() => child.exitCode !== null || child.signalCode !== null, output);
  return {
    url,
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

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, which is what was wanted.
  }
}

/** Every process below one, at this moment. */
async function descendants(pid: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent > 0) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found: number[] = [];
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const below = children.get(next) ?? [];
    found.push(...below);
    waiting.push(...below);
  }
  return found;
}

async function gone(pid: number): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 20) {
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    if (state === null || state.slice(state.lastIndexOf(')') + 2).startsWith('Z')) return;
    await sleep(20);
  }
  throw new Error(`Process ${pid} outlived SIGKILL`);
}
