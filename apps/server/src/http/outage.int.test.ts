import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { outageOf, type Outage } from '../testing/outage.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let known: Browser;
let unknown: Browser;
let outage: Outage;

beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true });
  outage = outageOf(server.database.url);
  await createStaff(server.database, ['admin']);
  known = openBrowser(server.app);
  unknown = openBrowser(server.app);
  await known.login('admin');
  await unknown.login('admin');
  await known.call('GET', 'auth/me');
});

afterAll(async () => {
  await outage.end();
  await server.close();
});

describe('while every connection of the database is in use', () => {
  it('says that it is busy, not that the database is away', async () => {
    const pool = server.database.pools().get('people');
    if (pool === undefined) throw new Error('Nobody asked the database yet.');
    const { connectionTimeoutMillis: patience } = pool.options;
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    pool.options.connectionTimeoutMillis = 100;
    const answer = await unknown.call('GET', 'environments').finally(() => {
      pool.options.connectionTimeoutMillis = patience;
      taken.forEach((one) => one.release());
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json<ErrorBody>()).toMatchObject({ code: 'server_busy' });
  });
});

describe('while the database is away', () => {
  beforeAll(() => outage.begin());
  afterAll(() => outage.end());

  it('says so instead of signing users out', async () => {
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
