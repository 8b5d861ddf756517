import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../db/database.ts';
import { createLivenessSession } from '../db/liveness-session.ts';
import { createRoutes } from '../routes.ts';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { lantern } from '../testing/call-scene.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { isRawSchema } from './reply.ts';
import { createOnce, keptKey } from './idempotency.ts';

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

/** One picture with a title of five letters or another: the form is as long with any. */
function upload(key: string, name: string, content: string) {
  const boundary = crypto.randomUUID();
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return admin.call('POST', 'environments/dev/versions/1.0.0/files', {
    body: Buffer.from(
      `${head}<svg xmlns="http://www.w3.org/2000/svg"><title>${content}</title></svg>\r\n--${boundary}--\r\n`,
    ),
    headers: {
      'idempotency-key': key,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      clienttime: String(Date.now() / 1000),
    },
  });
}

const dev = { key: 'dev', name: 'Development', version: '1.0.0' };

async function askedFor(key: string) {
  const { rows } = await server.database.query<{ id: number }>('select id from account');
  const request = {
    method: 'POST',
    url: '/',
    headers: {},
    body: {},
    log: { warn: () => undefined },
  } as unknown as FastifyRequest;
  return { accountId: rows[0]?.id ?? 0, key, request, uploaded: null, isSecret: false };
}

/** Null: a statement without a name is planned each time. */
const nameOf = (statement: Parameters<Database['query']>[0]): string | null =>
  typeof statement === 'string' ? null : (statement.name ?? null);

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
        'update idempotency_key set status = null, body = null, runner = $1, created_at = now() where key = $2',
        [runner, keptKey('d')],
      );
    const process = await database.connect();
    const { rows } = await process.query<{ pid: number }>('select pg_backend_pid() as pid');
    await leave(rows[0]?.pid ?? 0);
    expect((await create('d', { ...dev, key: 'many' })).json<ErrorBody>().code).toBe('request_running');
    await process.close();
    // The environment is there already: that it says so shows that it ran.
    await expect.poll(async () => (await create('d', { ...dev, key: 'many' })).statusCode).toBe(422);
  });

  it('is not done again where only its answer could not be kept', async () => {
    const { database } = server;
    const livenessSession = createLivenessSession(database);
    const asked = await askedFor('f');
    let runs = 0;
    const query: Database['query'] = (statement, values) =>
      nameOf(statement) === 'keep-answer'
        ? Promise.reject(new Error('Away.'))
        : database.query(statement, values);
    const once = createOnce({ database: { ...database, query }, livenessSession });
    const ask = () =>
      once.run(asked, async () => {
        runs += 1;
        return { status: 201, body: { runs } };
      });
    expect(await ask()).toEqual({ status: 201, body: { runs: 1 } });
    await expect(ask()).rejects.toMatchObject({ code: 'request_running' });
    expect(runs).toBe(1);
    await livenessSession.close();
  });

  it('answers while its answer is being kept, for which a repetition and a stop wait', async () => {
    const { database } = server;
    const livenessSession = createLivenessSession(database);
    const asked = await askedFor('g');
    const disk = Promise.withResolvers<undefined>();
    const query: Database['query'] = async (statement, values) => {
      if (nameOf(statement) === 'keep-answer') await disk.promise;
      return database.query(statement, values);
    };
    const once = createOnce({ database: { ...database, query }, livenessSession });
    const answer = { status: 201, body: { name: 'g' } };
    expect(await once.run(asked, async () => answer)).toEqual(answer);
    const waiting: string[] = [];
    const again = once.run(asked, () => Promise.reject(new Error('It ran again.')));
    const all = Promise.all([
      again.then(() => waiting.push('repetition')),
      once.allKept().then(() => waiting.push('stop')),
    ]);
    await database.query('select');
    expect(waiting).toEqual([]);
    disk.resolve(undefined);
    expect(await again).toEqual(answer);
    await all;
    await livenessSession.close();
  });

  it('waits for the disk once beside its own write, in two statements whose plans are kept', async () => {
    const { database } = server;
    // Tests run without waiting for the disk; here a session does, as each session of a console.
    await database.query(`
      do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$;
      create table committed (how text);
      create function note_commit() returns trigger language plpgsql as $$
        begin insert into committed values (tg_op || ' ' || current_setting('synchronous_commit')); return null; end $$;
      create constraint trigger note_commit after insert or update on idempotency_key
        deferrable initially deferred for each row execute function note_commit()`);
    const own = createDatabase({ url: database.url, maxConnections: 1 });
    const livenessSession = createLivenessSession(own);
    const names: (string | null)[] = [];
    const query: Database['query'] = (statement, values) => {
      names.push(nameOf(statement));
      return own.query(statement, values);
    };
    const done = async () => {
      await own.query(`insert into committed values ('run ' || current_setting('synchronous_commit'))`);
      return { status: 201, body: {} };
    };
    const once = createOnce({ database: { ...own, query }, livenessSession });
    await once.run(await askedFor('flushed'), done);
    await once.allKept();
    const { rows } = await own.query<{ how: string }>('select how from committed');
    expect(rows.map(({ how }) => how)).toEqual(['INSERT off', 'run on', 'UPDATE on']);
    expect(names).toEqual(['claim-key', 'keep-answer']);
    await livenessSession.close();
    await own.close();
    await database.query('drop trigger note_commit on idempotency_key');
  });

  it('acts in each environment that it is sent to', async () => {
    for (const key of ['here', 'there'])
      await admin.call('POST', 'environments', { body: { ...dev, key, name: key } });
    const add = (environment: string) =>
      admin.call('POST', 'items', {
        body: lantern(1),
        headers: { 'idempotency-key': 'item', 'x-environment': environment, 'x-version': '1.0.0' },
      });
    expect((await add('here')).statusCode).toBe(201);
    expect((await add('here')).statusCode).toBe(201);
    expect((await add('there')).json<ErrorBody>().code).toBe('key_reused');
  });

  it('stores every upload that has other bytes, however many there are', async () => {
    const first = await upload('up', 'gem.svg', 'first');
    expect(first.statusCode).toBe(201);
    expect((await upload('up', 'gem.svg', 'first')).json()).toEqual(first.json());
    for (const [name, content] of [
      ['gem.svg', 'other'],
      ['jem.svg', 'first'],
    ] as const)
      expect((await upload('up', name, content)).json<ErrorBody>().code).toBe('key_reused');
  });

  it('tells a secret once and keeps it nowhere', async () => {
    const ask = (name: string) =>
      admin.call('POST', 'environments/dev/machine-tokens', {
        body: { name },
        headers: { 'idempotency-key': 'a-secret-key' },
      });
    const issued = (await ask('Node 1')).json<{ token: string }>().token;
    expect((await ask('Node 1')).json<ErrorBody>().code).toBe('answer_not_kept');
    expect((await ask('Node 2')).json<ErrorBody>().code).toBe('key_reused');
    expect((await admin.call('GET', 'environments/dev/machine-tokens')).json()).toHaveLength(1);
    const { rows } = await server.database.query<{ text: string }>(
      'select string_agg(k::text, chr(10)) as text from idempotency_key k',
    );
    expect(rows[0]?.text).not.toContain(issued);
    expect(rows[0]?.text).not.toContain('a-secret-key');
  });

  it('keeps no answer that could hold a secret', () => {
    const secrets = createRoutes(server.services).filter(
      ({ method, access, answer }) =>
        method !== 'GET' &&
        access !== 'public' &&
        !isRawSchema(answer) &&
        /"(\w*token|\w*password|\w*secret)":\{"type":"string"/i.test(JSON.stringify(z.toJSONSchema(answer))),
    );
    expect(secrets.map(({ path, repetition }) => [path, repetition])).toEqual([
      ['/environments/:env/machine-tokens', 'refused'],
    ]);
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
