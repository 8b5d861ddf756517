import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { CacheAwayError, CacheRefusedError, createSharedCache } from './shared-cache.ts';

/** The first of these programs that this machine has. */
function findProgram(...names: readonly string[]): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

const MEMCACHED = findProgram('memcached');
const VALKEY = findProgram('valkey-server', 'redis-server');
const children: ChildProcess[] = [];

afterAll(() => children.forEach((child) => child.kill()));

async function start(program: string | null, args: readonly string[], port: number): Promise<void> {
  children.push(spawn(program ?? '', args, { stdio: 'ignore' }));
  while ((await tell(port, 'PING\r\n').catch(() => null)) === null) await wait(50);
}

/** What a server of this port answers to some lines. */
async function tell(port: number, lines: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.write(`${lines}QUIT\r\nquit\r\n`);
  return text(socket);
}

const COUNT = { isDryRun: true, withinMilliseconds: 10_000 };
const CLEAR = { isDryRun: false, withinMilliseconds: 10_000 };

const asRoot = process.getuid?.() === 0 ? ['-u', 'root'] : [];

describe.skipIf(MEMCACHED === null)('memcached', () => {
  const PORT = 18_391;

  it('is emptied', async () => {
    await start(MEMCACHED, ['-p', String(PORT), '-U', '0', '-l', '127.0.0.1', ...asRoot], PORT);
    await tell(PORT, 'set item:1 0 0 7\r\nLantern\r\n');
    const cache = createSharedCache(`memcached://127.0.0.1:${PORT}`);
    expect(await cache.measure('dev')).toMatchObject({ keys: 1 });
    expect(await cache.clearPrefix('dev', 'item:', COUNT)).toBeNull();
    expect(await tell(PORT, 'get item:1\r\n')).toContain('Lantern');
    await cache.clear('dev');
    expect(await tell(PORT, 'get item:1\r\n')).not.toContain('Lantern');
  });
});

describe.skipIf(VALKEY === null)('Valkey', () => {
  const PORT = 18_392;

  it('is emptied in the database that the address names for the environment', async () => {
    await start(VALKEY, ['--port', String(PORT), '--save', '', '--bind', '127.0.0.1'], PORT);
    const set = (database: number) => tell(PORT, `SELECT ${database}\r\nSET item:1 Lantern\r\n`);
    const get = (database: number) => tell(PORT, `SELECT ${database}\r\nGET item:1\r\n`);
    await set(2);
    await set(3);
    await createSharedCache(`valkey://127.0.0.1:${PORT}/{environment}`).clear('3');
    expect(await get(2)).toContain('Lantern');
    expect(await get(3)).not.toContain('Lantern');
  });

  it('finds keys by how they begin, and clears no others', async () => {
    const cache = createSharedCache(`valkey://127.0.0.1:${PORT}/{environment}`);
    await tell(PORT, 'SELECT 4\r\nSET rank:1 a\r\nSET rank:2 b\r\nSET rank? c\r\nSET other d\r\n');
    expect(await cache.measure('4')).toMatchObject({ keys: 4 });
    expect(await cache.clearPrefix('4', 'rank:', COUNT)).toEqual({ keys: 2, isWhole: true });
    expect(await cache.clearPrefix('4', 'rank?', COUNT)).toEqual({ keys: 1, isWhole: true });
    expect(await cache.clearPrefix('4', 'rank:', CLEAR)).toEqual({ keys: 2, isWhole: true });
    expect(await cache.measure('4')).toMatchObject({ keys: 2 });
  });

  it('says how far it came where its time is over, and goes on where it is asked again', async () => {
    const cache = createSharedCache(`valkey://127.0.0.1:${PORT}/{environment}`);
    const total = 5000;
    await tell(
      PORT,
      `SELECT 5\r\n${Array.from({ length: total }, (_, i) => `SET rank:${i} a\r\n`).join('')}`,
    );
    const counted = await cache.clearPrefix('5', 'rank:', { ...COUNT, withinMilliseconds: 0 });
    expect(counted).toMatchObject({ isWhole: false });
    expect(counted?.keys).toBeLessThan(total);
    let cleared = 0;
    for (let isWhole = false; !isWhole;) {
      const found = await cache.clearPrefix('5', 'rank:', { ...CLEAR, withinMilliseconds: 0 });
      cleared += found?.keys ?? 0;
      isWhole = found?.isWhole ?? true;
    }
    expect([cleared, await cache.measure('5')]).toMatchObject([total, { keys: 0 }]);
  });

  it('says when it does not let us in', async () => {
    const stranger = createSharedCache(`redis://mei:wrong@127.0.0.1:${PORT}`);
    await expect(stranger.clear('dev')).rejects.toThrow(CacheRefusedError);
  });
});

describe('a store', () => {
  it.each(['memcached', 'valkey', 'redis'])('that is away is said to be (%s)', async (protocol) => {
    const cache = createSharedCache(`${protocol}://127.0.0.1:18399`);
    await expect(cache.clear('dev')).rejects.toThrow(CacheAwayError);
  });

  it('that is not set up has nothing to clear', async () => {
    const cache = createSharedCache(null);
    await expect(cache.clear('dev')).resolves.toBeUndefined();
    expect(cache.store).toBe('in-process');
  });
});
