import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import {
  DEMO_ENVIRONMENTS,
  DEMO_TIME_ZONE,
  DEMO_VERSION,
} from '@quartermaster/domain/demo/demo-environments';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inLane } from '../../db/lanes.ts';
import { onlyRow } from '../../db/only-row.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { inventDemoPlayers, lacksDemoPlayers } from './demo-players.ts';
import { saveProgress } from './demo-progress.repo.ts';
import { writeModule } from './demo-records.ts';
import { startDemoPlayers } from './start-demo-players.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const records = demoConfiguration()['server-setting'] ?? [];
  for (const environment of DEMO_ENVIRONMENTS) {
    const { environments } = server.services;
    await environments.create(
      { ...environment, game_time_zone: DEMO_TIME_ZONE, version: DEMO_VERSION },
      { accountId: null },
    );
    await writeModule(server.services, {
      env: environment.key,
      module: 'server-setting',
      records,
      accountId: null,
    });
  }
});
afterAll(() => server.close());

describe('the players of the demo', () => {
  const now = new Date();
  const populations = [
    { environment: 'production', count: 300 },
    { environment: 'dev', count: 60, servers: 1 },
  ];
  const countPlayers = async () => {
    const result = await server.database.query<{ count: number }>(
      'select count(*) as count from player.account where account_id > 100100',
    );
    return onlyRow(result).count;
  };
  // As the program does it: a second one waits for the first longer than people wait for a lock.
  const invent = (tell?: (written: number) => void) =>
    inLane('maintenance', () => inventDemoPlayers(server.database, { now, populations, tell }));

  it('wait for the demo game', async () => {
    await invent();
    expect(await countPlayers()).toBe(0);
    await saveProgress(server.database, 'done');
    expect(await lacksDemoPlayers(server.database)).toBe(true);
  });

  it('are each invented once, whatever is killed between', async () => {
    const fail = (): never => {
      throw new Error('killed');
    };
    await expect(invent(fail)).rejects.toThrow('killed');
    expect(await countPlayers()).toBe(100);
    // Two consoles at once: the second one finds everything done.
    await Promise.all([invent(), invent()]);
    expect(await countPlayers()).toBe(360);
    expect(await lacksDemoPlayers(server.database)).toBe(false);
  });

  it('have stories that are found', async () => {
    const production = await server.database.query<{ id: number }>(
      `select id from environment where key = 'production'`,
    );
    const { players } = await server.services.players.search({
      environmentId: onlyRow(production).id,
      servers: [1, 2, 3],
      text: 'Quickthorn',
      by: 'any',
      filters: {},
      sort: 'name',
      descending: false,
      cursor: null,
      limit: 15,
    });
    expect(players).toMatchObject([{ account_id: 100_003, server_id: 1 }]);
  });

  it('come from a program that can be stopped and goes on', async () => {
    await server.database.query(`delete from setting where key = 'demo-players'`);
    const warn = vi.fn<() => void>();
    const { database } = server;
    const options = { database, databaseUrl: database.url, logger: { warn }, production: 20_000 };
    const stop = await startDemoPlayers(options);
    await expect.poll(countPlayers).toBeGreaterThan(360);
    await stop();
    const written = await countPlayers();
    await (
      await startDemoPlayers(options)
    )();
    expect(await countPlayers()).toBeGreaterThanOrEqual(written);
    expect(await lacksDemoPlayers(server.database)).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('are left for later in one sentence where the database is away', async () => {
    const program = join(import.meta.dirname, 'demo-players-program.ts');
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, DEMO_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Not all players of the demo .*ECONNREFUSED.*\n$/),
    ]);
  });
});
