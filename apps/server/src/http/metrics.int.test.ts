import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let backups: string;

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'quartermaster-backups-'));
  server = await createTestServer({
    withoutRecords: true,
    env: { METRICS_TOKEN: 'lantern', BACKUP_DIR: backups },
  });
});

afterAll(async () => {
  await server.close();
  await rm(backups, { recursive: true });
});

it.each([
  ['a program on this host', '127.0.0.1', {}, 200],
  ['a stranger', '203.0.113.7', {}, 404],
  ['a stranger behind a proxy on this host', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['any address, with the token', '203.0.113.7', { authorization: 'Bearer lantern' }, 200],
  ['another token', '203.0.113.7', { authorization: 'Bearer ember' }, 404],
])('%s asks for metrics', async (_who, remoteAddress, headers, status) => {
  const answer = await server.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.body.includes('http_request_duration_seconds')).toBe(status === 200);
});

/** The figures of a name, as `/metrics` writes them. */
async function figures(name: string): Promise<readonly string[]> {
  const { body } = await server.app.inject({ method: 'GET', url: '/metrics' });
  return body.split('\n').filter((line) => line.startsWith(name));
}

it('says whether game servers, database and backups are well', async () => {
  expect(await figures('backup_newest')).toEqual(['backup_newest_timestamp_seconds 0']);
  for (const [day, written] of [
    ['2026-11-24', 1_000],
    ['2026-11-25', 2_000],
  ] as const) {
    const file = join(backups, `quartermaster-${day}.backup`);
    await writeFile(file, '');
    await utimes(file, written, written);
  }
  await server.database.query(
    `with place as (insert into environment (key, name) values ('harbour', 'Harbour') returning id)
     insert into game_node (environment_id, node, state, is_connected, last_seen_at)
     select id, node, state, is_connected, now() - silence::interval from place,
       (values ('a', 'running', true, '1 s'), ('b', 'running', true, '2 minutes'), ('c', 'refused', true, '1 s'),
               ('d', 'running', false, '1 s'), ('e', 'running', true, '8 days')) as given (node, state, is_connected, silence)`,
  );
  expect(await figures('game_servers')).toEqual([
    'game_servers{environment="harbour",state="connected"} 1',
    'game_servers{environment="harbour",state="polling"} 1',
    'game_servers{environment="harbour",state="refused"} 1',
    'game_servers{environment="harbour",state="silent"} 1',
  ]);
  expect(await figures('database_up')).toEqual(['database_up 1']);
  expect(await figures('backup_newest')).toEqual(['backup_newest_timestamp_seconds 2000']);
});
