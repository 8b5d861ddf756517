import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onlyRow } from '../db/only-row.ts';
import { keepEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { preparePostgresHome, removePostgresHome } from './postgres-home.ts';
import { createOwnedFolder } from '../testing/left-behind.ts';

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await createOwnedFolder('quartermaster-postgres-');
  });
  afterEach(async () => {
    await removePostgresHome(dataDir);
    await rm(dataDir, { recursive: true });
  });

  it('leaves no server running that was starting again when it was stopped', async () => {
    const { promise: ended, resolve: noteEnd } = Promise.withResolvers<void>();
    const keeper = await keepEmbeddedPostgres({ dataDir, isDurable: false }, () => noteEnd());
    const pidFile = join((await preparePostgresHome(dataDir)).cluster, 'postmaster.pid');
    process.kill(Number.parseInt(await readFile(pidFile, 'utf8'), 10), 'SIGKILL');
    await ended;
    await keeper.stop();
    expect(existsSync(pidFile)).toBe(false);
  });

  it('leaves time for other work while its database is made and while its process starts', async () => {
    const { cluster } = await preparePostgresHome(dataDir);
    const pidFile = join(cluster, 'postmaster.pid');
    // The process writes its file at once, and that it is ready much later.
    const isReady = () => existsSync(pidFile) && readFileSync(pidFile, 'utf8').includes('ready');
    const moments: { readonly isMade: boolean; readonly isReady: boolean }[] = [];
    const server = await startEmbeddedPostgres({
      dataDir,
      isDurable: false,
      whileItStarts: () => moments.push({ isMade: existsSync(cluster), isReady: isReady() }),
    });
    expect(moments).toEqual([
      { isMade: false, isReady: false },
      { isMade: true, isReady: false },
    ]);
    await server.stop();
  });

  it.runIf(process.platform === 'linux')(
    'starts again beside a process of its killed server that does not notice',
    async () => {
      const options = { dataDir, isDurable: false };
      const first = await startEmbeddedPostgres(options);
      const client = new pg.Client(first.adminUrlOf('postgres'));
      const isCutOff = once(client, 'error');
      await client.connect();
      const { pid } = onlyRow(await client.query<{ pid: number }>('select pg_backend_pid() as pid'));
      process.kill(pid, 'SIGSTOP');
      process.kill(first.pid, 'SIGKILL');
      await first.ended;
      expect(existsSync(`/proc/${pid}`)).toBe(true);

      const second = await startEmbeddedPostgres(options);
      expect(second.isNew).toBe(false);
      await isCutOff;
      await second.stop();
    },
  );
});
