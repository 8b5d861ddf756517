import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ env: { METRICS_TOKEN: 'lantern' } });
});

afterAll(() => server.close());

it.each([
  ['a program on this host', '127.0.0.1', {}, 200],
  ['a stranger', '203.0.113.7', {}, 404],
  ['a stranger behind a proxy on this host', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['whoever has the token', '203.0.113.7', { authorization: 'Bearer lantern' }, 200],
  ['another token', '203.0.113.7', { authorization: 'Bearer ember' }, 404],
])('%s asks for metrics', async (_who, remoteAddress, headers, status) => {
  const answer = await server.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.body.includes('http_request_duration_seconds')).toBe(status === 200);
});
