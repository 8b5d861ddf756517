import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../platform/settings.ts';
import { openBrowser } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true });
});
afterAll(() => server.close());

it.each(['2', 'proxy', '10.0.0.0/33', '10.0.0.1/8/8', '10.0.0.1,'])('TRUST_PROXY is not %s', (value) => {
  expect(() => readSettings({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY/);
});

it.each([
  ['1', '203.0.113.7', '203.0.113.7'],
  ['0', '203.0.113.7', '10.0.0.1'],
  ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['192.0.2.1, 10.0.0.0/8', '203.0.113.7', '203.0.113.7'],
  ['192.0.2.1', '203.0.113.7', '10.0.0.1'],
  ['1', '203.0.113.7:50123', '203.0.113.7'],
  ['1', '[2001:db8::7]:50123', '2001:db8::7'],
  ['1', 'unknown', '10.0.0.1'],
])('a caller cannot choose its address (TRUST_PROXY %s, %s)', async (value, last, ip) => {
  const { trustProxy, trustedProxies } = readSettings({ TRUST_PROXY: value });
  const settings = { ...server.services.settings, trustProxy, trustedProxies };
  const app = await buildApp({ ...server.services, settings });
  const headers = { 'x-forwarded-for': `198.51.100.1, ${last}` };
  const answer = await openBrowser(app).login('nobody', 'wrong password', { headers, ip: '10.0.0.1' });
  expect(answer.statusCode).toBe(401);
  const { rows } = await server.database.query(
    `select host(ip) as ip from audit_entry where action = 'auth.login' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ ip }]);
  await app.close();
});
