import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createLifeSign } from '../db/life-sign.ts';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { runOnce } from './idempotency.ts';

let server: TestServer;
let admin: Browser;

beforeAll(async () => {
  server = await createTestServer();
  await createStaff(server.database, ['admin']);
  admin = openBrowser(server.app);
  await admin.login('admin');
});

afterAll(() => server.close());

const create = (key: string, body: object) =>
  admin.call('POST', 'environments', { body, headers: { 'idempotency-key': key } });

const dev = { key: 'dev', name: 'Development', version: '1.0.0' };

describe('a write with an Idempotency-Key', () => {
  it('happens once, and answers the same when repeated', async () => {
    const first = await create('a', dev);
    const again = await create('a', dev);
    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect((await create('b', dev)).statusCode).toBe(422);
  });

  it('is not another write', async () => {
    const answer = await create('a', { ...dev, key: 'other' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>().code).toBe('key_reused');
  });

  it('may be tried again after it was refused', async () => {
    expect((await create('c', { ...dev, key: 'Not A Key' })).statusCode).toBe(422);
    expect((await create('c', { ...dev, key: 'qa' })).statusCode).toBe(201);
  });

  it('happens once even when sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('d', { ...dev, key: 'many' })));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    expect((await create('d', { ...dev, key: 'many' })).statusCode).toBe(201);
  });

  it('goes on at once where the process that ran it died, and not before', async () => {
    const { database } = server;
    const leave = (runner: number) =>
      database.query(
        `insert into idempotency_key (account_id, key, request_hash, runner)
         select account_id, 'e', request_hash, $1 from idempotency_key where key = 'd'
         on conflict (account_id, key) do update set status = null, body = null, runner = $1, created_at = now()`,
        [runner],
      );
    const process = await database.connect();
    const { rows } = await process.query<{ pid: number }>('select pg_backend_pid() as pid');
    await leave(rows[0]?.pid ?? 0);
    expect((await create('e', { ...dev, key: 'many' })).json<ErrorBody>().code).toBe('request_running');
    await process.close();
    // The environment is there already: that it says so shows that it ran.
    await expect.poll(async () => (await create('e', { ...dev, key: 'many' })).statusCode).toBe(422);
  });

  it('is not done again where only its answer could not be kept', async () => {
    const { database } = server;
    const query = (text: string, values: readonly unknown[]) =>
      text.startsWith('update') ? Promise.reject(new Error('Away.')) : database.query(text, values);
    const lifeSign = createLifeSign(database);
    const { rows } = await database.query<{ accountId: number }>('select id as "accountId" from account');
    const request = { method: 'POST', url: '/', headers: {}, body: {} } as FastifyRequest;
    const asked = { accountId: rows[0]?.accountId ?? 0, key: 'f', request };
    let runs = 0;
    const ask = () =>
      runOnce({ database: { ...database, query } as Database, lifeSign }, asked, async () => {
        runs += 1;
        return { status: 201, body: { runs } };
      });
    expect(await ask()).toEqual({ status: 201, body: { runs: 1 } });
    await expect(ask()).rejects.toMatchObject({ code: 'request_running' });
    expect(runs).toBe(1);
    await lifeSign.close();
  });

  it('belongs to its person', async () => {
    await server.database.query(
      `insert into account (username, display_name, role, password_hash)
       select 'second', 'Second', 'admin', password_hash from account where username = 'admin'`,
    );
    const second = openBrowser(server.app);
    await second.login('second');
    const answer = await second.call('POST', 'environments', {
      body: { ...dev, key: 'second' },
      headers: { 'idempotency-key': 'a' },
    });
    expect(answer.statusCode).toBe(201);
  });
});
