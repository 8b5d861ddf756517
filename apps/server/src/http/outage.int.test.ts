import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let known: Browser;
let unknown: Browser;

/** Says something to the database server about the test's database, from another one. */
async function administer(sql: (database: string) => string): Promise<void> {
  const url = new URL(server.database.url);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql(name));
  } finally {
    await client.end();
  }
}

/** Waits until every connection is gone: a backend that was told to end may still answer a query. */
const takeAway = async (): Promise<void> => {
  await administer((name) => `alter database ${name} allow_connections false`);
  await administer(
    (name) => `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
  );
};

beforeAll(async () => {
  server = await createTestServer();
  await createStaff(server.database, ['admin']);
  known = openBrowser(server.app);
  unknown = openBrowser(server.app);
  await known.login('admin');
  await unknown.login('admin');
  await known.call('GET', 'auth/me');
});

afterAll(async () => {
  await administer((name) => `alter database ${name} allow_connections true`);
  await server.close();
});

describe('while the database is away', () => {
  beforeAll(takeAway);
  afterAll(() => administer((name) => `alter database ${name} allow_connections true`));

  it('says so instead of signing anybody out', async () => {
    for (const browser of [known, unknown]) {
      const answer = await browser.call('GET', 'environments');
      expect(answer.statusCode).toBe(503);
      expect(answer.json<ErrorBody>()).toMatchObject({
        code: 'database_away',
        message: 'ERROR! SERVER DOWN! DATABASE CONNECTION FAIL.',
      });
    }
  });

  it('keeps the refresh cookie of people who refresh', async () => {
    const answer = await known.call('POST', 'auth/refresh');
    expect(answer.statusCode).toBe(503);
    expect(answer.cookies).toEqual([]);
  });

  it('does not call a right password wrong', async () => {
    expect((await openBrowser(server.app).login('admin')).statusCode).toBe(503);
  });

  it('still answers pings, with what is the matter', async () => {
    const answer = await openBrowser(server.app).call('GET', 'versions/ping/remote-server');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: false });
  });
});

describe('when the database is back', () => {
  it('goes on as if nothing had happened', async () => {
    expect((await known.call('GET', 'environments')).statusCode).toBe(200);
    expect((await unknown.call('GET', 'auth/me')).statusCode).toBe(200);
    expect((await known.call('GET', 'versions/ping/remote-server')).json()).toMatchObject({ success: true });
  });
});
