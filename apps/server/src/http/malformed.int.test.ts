import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.ts';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { Route } from './route.ts';

let server: TestServer;
let routes: readonly Route[];
let admin: Browser;

beforeAll(async () => {
  server = await createTestServer();
  // These two end our access token, and with it every later attempt.
  const endings = new Set(['/auth/logout', '/auth/refresh']);
  routes = createRoutes(server.services).filter(({ path }) => !endings.has(path));
  await createStaff(server.database, ['admin']);
  admin = openBrowser(server.app);
  await admin.login('admin');
  await admin.call('POST', 'environments', {
    body: { key: 'dev', name: 'Development', version: '1.0.0' },
  });
});

afterAll(() => server.close());

const REAL_PARTS: Readonly<Record<string, string>> = { env: 'dev', version: '1.0.0', module: 'item-setting' };

/** The route's address, real as far as the environment and module go. */
const addressOf = (route: Route): string =>
  route.path
    .slice(1)
    .replaceAll(/:(\w+)/g, (_, name: string) => REAL_PARTS[name] ?? '7')
    .replace('*', 'x');

/** What a failure shows: which address broke, and what it said. */
type Broken = string[];

function note(broken: Broken, route: Route, answer: LightMyRequestResponse): void {
  if (answer.statusCode >= 500) broken.push(`${route.method} ${route.path}: ${answer.body}`);
}

describe('odd requests are the client’s fault', () => {
  it('whatever the headers', async () => {
    const headers = {
      authorization: `Bearer ${admin.accessToken}`,
      'accept-language': ';;q=,,zh;q=zh',
      'idempotency-key': 'with space',
      clienttime: 'yesterday',
      cookie: 'csrf_token=%E0%A4%A; refresh_token=%00',
      'x-environment': '\u00ff',
    };
    const broken: Broken = [];
    for (const route of routes) {
      const answer = await server.app.inject({
        method: route.method,
        url: `/api/v1/${addressOf(route)}`,
        headers,
        payload: {},
      } as InjectOptions);
      note(broken, route, answer);
    }
    expect(broken).toEqual([]);
  });
});

describe('a refusal says what was wrong', () => {
  const post = (payload: string | Buffer, type: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/environments',
      headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': type },
      payload,
    });

  it.each([
    ['JSON that breaks off', '{"key":', 'application/json', 400, 'malformed_json'],
    ['a form', 'key=dev', 'application/x-www-form-urlencoded', 415, 'unsupported_media'],
    ['a text', 'hello', 'text/plain', 415, 'unsupported_media'],
    ['far too much', `"${'x'.repeat(9 * 1024 * 1024)}"`, 'application/json', 413, 'too_large'],
    ['nothing', '', 'application/json', 422, 'invalid'],
    ['a key that is there twice', '{"key": "dev", "key": "qa"}', 'application/json', 400, 'repeated_key'],
    ['Big5', Buffer.from('7b226e616d65223a22c3c4227d', 'hex'), 'application/json', 400, 'not_utf8'],
    ['a list without end', `[${'{},'.repeat(1_000_000)}{}]`, 'application/json', 422, 'invalid'],
  ])('about %s', async (_what, payload, type, status, code) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<ErrorBody>().code).toBe(code);
  });

  it.each([
    ['{"key": "dev", "name": "a\\u0000b"}', 'name', 'characters'],
    ['{"key": "\\ud83c"}', 'key', 'characters'],
    ['{"key": 1e400}', 'key', 'numeric'],
  ])('where a value cannot be kept (%s)', async (payload, path, code) => {
    const answer = await post(payload, 'application/json');
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>().issues).toMatchObject([{ path, code }]);
  });

  it('where a key is none of ours, in the reader’s language', async () => {
    const answer = await admin.call('POST', 'environments', {
      body: { key: 'other', name: 'Other', version: '1.0.0', colour: 'red' },
      headers: { 'accept-language': 'ja' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>()).toMatchObject({
      message: '入力内容を確認してください。',
      errors: { colour: ['「colour」という項目はありません'] },
    });
  });

  it('where a file is expected, and where it breaks off', async () => {
    const url = '/api/v1/environments/dev/versions/1.0.0/files';
    const send = (payload: string, type: string) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': type },
        payload,
      });
    const isForm = 'multipart/form-data; boundary=b';
    expect((await send('{}', 'application/json')).statusCode).toBe(415);
    expect((await send('--b--\r\n', isForm)).statusCode).toBe(400);
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    expect((await send(`${head}\x89PNG half`, isForm)).statusCode).toBe(400);
    expect((await send('nothing of the kind', isForm)).statusCode).toBe(400);
  });

  it.each([
    ['sort=tea', 'list_request', 'sorted or filtered like this by “tea”'],
    ['parent=1', 'list_request', 'by “parent”'],
    ['filter=[{"field":"tea","op":"eq","value":1}]', 'list_request', 'by “tea”'],
    ['filter=[{"field":"item_id","op":"gte","value":"tea"}]', 'list_request', 'by “item_id”'],
    ['columns=tea', 'bad_request', 'not valid'],
  ])('where a file is asked for that cannot be made, before it begins (%s)', async (query, code, said) => {
    const list = 'environments/dev/versions/1.0.0/modules/item-setting';
    const answer = await admin.call('GET', `${list}/export?format=csv&${query}`);
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([400, code]);
    expect(answer.json<ErrorBody>().message).toContain(said);
  });

  const FIELD = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n0\r\n`;
  const FILE = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF89a\r\n`;

  it.each([
    ['a field behind the file', FILE + FIELD('replace'), 400, 'after_file'],
    ['a second file', FILE + FILE, 400, 'after_file'],
    ['a field twice', FIELD('replace') + FIELD('replace') + FILE, 400, 'repeated_key'],
    ['a field that nobody reads', FIELD('repalce') + FILE, 422, 'invalid'],
  ])('where a form has %s, and keeps nothing of it', async (_what, parts, status, code) => {
    const place = 'environments/dev/versions/1.0.0';
    const answer = await admin.call('POST', `${place}/files`, {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `${parts}--b--\r\n`,
    });
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([status, code]);
    const files = await admin.call('GET', `${place}/modules/file-setting/records`);
    expect(files.json<{ total: number }>().total).toBe(0);
  });

  it('in the same form for an address that does not exist', async () => {
    const answer = await server.app.inject({
      url: '/api/v1/nothing-here',
      headers: { 'accept-language': 'ja' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      message: 'このアドレスには何もありません。',
      code: 'not_found',
      errors: {},
      issues: [],
      request_id: answer.headers['x-request-id'],
    });
  });
});
