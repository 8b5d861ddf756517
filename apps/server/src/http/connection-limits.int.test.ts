import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true });
});
afterAll(() => server.close());

it.each([
  ['half a header', 'POST /api/v1/auth/login HTTP/1.1\r\nHost:'],
  [
    'half a body',
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nCookie: csrf_token=a\r\nX-CSRF-Token: a\r\n' +
      'Content-Type: application/json\r\nContent-Length: 60\r\n\r\n{"username":',
  ],
])('a stranger cannot hold a connection with %s', async (_what, start) => {
  const app = await buildApp(server.services, {
    connections: { headersMilliseconds: 100, bodyMilliseconds: 100, checkMilliseconds: 20 },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(start);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});
