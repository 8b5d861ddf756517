import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quartermaster-game-main-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const { PATH, NODE_COMPILE_CACHE } = process.env;

function launch(env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing listens on port 1: the console is away.
    env: { PATH, NODE_COMPILE_CACHE, CONSOLE_URL: 'http://127.0.0.1:1', MACHINE_TOKEN: 'qm_none', ...env },
  });
}

/** What it says where it cannot start. */
async function refusalOf(env: NodeJS.ProcessEnv) {
  const child = launch(env);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said: said.trim(), code };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const closed = once(child, 'close');
  child.kill(signal);
  return closed;
}

describe('a game server as a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with 0 on %s, also while the console is away',
    async (signal) => {
      const child = launch({ PORT: '0', DATA_DIR: dataDir });
      await once(child.stdout, 'data');
      expect(await end(child, signal)).toEqual([0, null]);
    },
  );

  it('says in one sentence why it does not start', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusalOf({ PORT: String(port), DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: `Port ${port} of 127.0.0.1 is already in use: stop what uses it, or set PORT to another one.`,
    });
    other.close();
    expect(await refusalOf({ PORT: 'eighty' })).toEqual({
      code: 1,
      said: 'PORT is not a port number: eighty',
    });
  });
});
