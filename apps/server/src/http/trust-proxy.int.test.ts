import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openBrowser } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it.each([
  [true, '203.0.113.7'],
  [false, '10.0.0.1'],
])('a caller cannot choose its address (behind a proxy: %s)', async (trustProxy, ip) => {
  const app = await buildApp({ ...server.services, settings: { ...server.services.settings, trustProxy } });
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  await openBrowser(app).login('nobody', 'wrong password', { headers, ip: '10.0.0.1' });
  const { rows } = await server.database.query(
    `select host(ip) as ip from audit_entry where action = 'auth.login' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ ip }]);
  await app.close();
});
