import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, openBrowser, TEST_PASSWORD } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true, env: { TRUST_PROXY: '1' } });
  await createStaff(server.database);
});

afterAll(() => server.close());

const TLS = { 'x-forwarded-proto': 'https', 'x-csrf-token': 'page-token' };
const body = { username: 'cs', password: TEST_PASSWORD };

it('are kept to this host over TLS, the path and all', async () => {
  const browser = openBrowser(server.app);
  const page = await browser.call('GET', '/api/v1/auth/me', { headers: TLS });
  expect(page.cookies).toEqual([
    expect.objectContaining({ name: '__Host-csrf_token', path: '/', secure: true, sameSite: 'Strict' }),
  ]);
  const token = browser.cookies.get('__Host-csrf_token') ?? '';
  const answer = await browser.call('POST', 'auth/login', {
    body,
    headers: { ...TLS, 'x-csrf-token': token },
  });
  expect(answer.cookies).toEqual([
    expect.objectContaining({
      name: '__Host-refresh_token',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    }),
  ]);
  expect(answer.headers['set-cookie']).not.toMatch(/domain/i);
  const refreshed = await browser.call('POST', 'auth/refresh', {
    headers: { ...TLS, 'x-csrf-token': token },
  });
  expect(refreshed.statusCode).toBe(200);
  const out = await browser.call('DELETE', 'auth/logout', { headers: { ...TLS, 'x-csrf-token': token } });
  expect(out.cookies).toMatchObject([{ name: '__Host-refresh_token', value: '', maxAge: 0 }]);
});

it('that another host of the domain could have set are not believed over TLS', async () => {
  const browser = openBrowser(server.app);
  expect((await browser.call('POST', 'auth/login', { body, headers: TLS })).statusCode).toBe(403);
  const plain = await openBrowser(server.app).login('cs');
  expect(plain.cookies.map(({ name, secure }) => [name, secure])).toEqual([['refresh_token', undefined]]);
});
