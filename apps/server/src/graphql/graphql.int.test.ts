import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { MenuGroup } from './menu.ts';

type Menu = { readonly platformName: string; readonly env: string; readonly groups: readonly MenuGroup[] };

let server: TestServer;
let admin: Browser;
let cs: Browser;

/** The server's clock, in Unix seconds. */
const NOW = Math.floor(Date.now() / 1000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => new Date(NOW * 1000) } });
  await createStaff(server.database, ['admin', 'cs']);
  admin = openBrowser(server.app);
  await admin.login('admin');
  cs = openBrowser(server.app);
  await cs.login('cs');
  await admin.call('POST', 'environments', { body: { key: 'dev', name: 'Development', version: '1.0.0' } });
});

afterAll(() => server.close());

const ask = (
  browser: Browser,
  query: string,
  options: { variables?: object; headers?: Record<string, string> } = {},
) =>
  browser.call('POST', '/graphql', {
    body: { query, variables: options.variables ?? {} },
    headers: options.headers ?? {},
  });

describe('GraphQL', () => {
  it('draws the menu in the language of the request', async () => {
    const query =
      '{ menu { platform env platformName groups { key name title icon items { key to name title icon also } } } }';
    const answer = await ask(admin, query, { headers: { 'x-language': 'zh', 'x-environment': 'dev' } });
    const { menu } = answer.json<{ data: { menu: Menu } }>().data;
    expect(menu).toMatchObject({ platformName: 'Quartermaster', platform: 'console', env: 'Development' });
    expect(menu.groups[0]).toMatchObject({ key: 'operate', name: '營運', title: '營運' });
    expect(menu.groups[0]?.items).toContainEqual({
      key: 'release',
      to: '/release',
      name: '發布中心',
      title: '發布中心',
      icon: 'rocket',
      // Its names in the other languages, then what people call it.
      also: expect.stringMatching(/^Release centre · リリースセンター · .*上線/) as string,
    });
  });

  it('answers at both addresses', async () => {
    const answer = await admin.call('POST', 'graphql', { body: { query: '{ server_info { php_v time } }' } });
    expect(answer.json()).toEqual({
      data: {
        server_info: {
          php_v: process.versions.node,
          time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        },
      },
    });
  });

  it('finds menu entries', async () => {
    const query = 'query Search($tag: String!) { search(tag: $tag) { key to name } }';
    const answer = await ask(admin, query, {
      variables: { tag: 'gachapon' },
      headers: { 'accept-language': 'ja' },
    });
    expect(answer.json()).toMatchObject({
      data: {
        search: expect.arrayContaining([
          { key: 'gachapon-setting', to: '/gachapon-setting', name: 'ガチャ設定' },
        ]),
      },
    });
  });

  it('is for people who signed in', async () => {
    const answer = await ask(openBrowser(server.app), '{ server_info { time } }');
    expect(answer.statusCode).toBe(401);
    expect(answer.json<ErrorBody>().code).toBe('unauthenticated');
  });

  it.each([
    ['{ nothing }', 'unknown_operation', '這個 GraphQL 操作與後台提供的內容不符：第 1 行第 3 字。'],
    ['{\n menu {', 'malformed_operation', '無法解讀這個 GraphQL 操作：第 2 行第 8 字。'],
    ['query A { __typename } query B { __typename }', 'unknown_operation', /第 1 行第 1 字/],
    ['query($tag: String!) { search(tag: $tag) { to } }', 'unknown_operation', /第 1 行第 7 字/],
    [
      `{ ${Array.from({ length: 101 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
      'operation_too_large',
      /最多 100 個欄位、6 層/,
    ],
    [
      `{ __schema { types { fields { type ${'{ ofType '.repeat(4)} { name } ${'}'.repeat(4)} } } } }`,
      'operation_too_large',
      /最多 100 個欄位、6 層/,
    ],
    [
      `{ __schema { types { ...F } } } fragment F on __Type { ofType { ...G } } fragment G on __Type {
        ofType { ofType { ofType { ofType { name } } } } }`,
      'operation_too_large',
      /最多 100 個欄位、6 層/,
    ],
    ['{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }', 'unknown_operation', /第 1 行/],
    [JSON.stringify({ kind: 'Document', definitions: [] }), 'malformed_operation', /第 1 行/],
  ])(
    'says what is wrong with an operation in the language of its reader (%#)',
    async (query, code, message) => {
      const answer = await ask(admin, query, { headers: { 'x-language': 'zh' } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ errors: { message: string }[] }>().errors[0]).toMatchObject({
        message: expect.stringMatching(message),
        extensions: { code, detail: expect.any(String) },
      });
    },
  );

  it.each([
    ['a variable of another type', { variables: { tag: 5 } }],
    ['a missing variable', { variables: null }],
    ['a name that no operation has', { variables: { tag: 'pet' }, operationName: 'Other' }],
  ])('refuses %s', async (_what, options) => {
    const query = 'query Search($tag: String!) { search(tag: $tag) { to } }';
    const answer = await admin.call('POST', '/graphql', { body: { query, ...options } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'unknown_operation' } }],
    });
  });

  it('measures a fragment once, however often it is spread', async () => {
    const count = 60;
    const fragments = Array.from(
      { length: count },
      (_, n) => `fragment F${n} on Query{...F${n + 1}...F${n + 1}}`,
    );
    const query = `{...F0}${fragments.join('')}fragment F${count} on Query{__typename}`;
    expect((await ask(admin, query)).json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('shows its schema to admins only', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect((await ask(admin, query)).json()).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
    expect((await ask(cs, query)).statusCode).toBe(403);
  });
});

describe('the description of the API', () => {
  it('has every endpoint, with its roles and its answer', async () => {
    const answer = await openBrowser(server.app).call('GET', 'openapi.json');
    const { paths } = answer.json<{ paths: Record<string, Record<string, Record<string, unknown>>> }>();
    expect(paths['/api/v1/environments']?.['post']).toMatchObject({
      'x-roles': ['admin'],
      security: [{ bearer: [] }],
      requestBody: { content: { 'application/json': { schema: { required: ['key', 'name', 'version'] } } } },
      responses: { 201: {}, default: {} },
    });
    expect(
      paths['/api/v1/environments/{env}/versions/{version}/modules/{module}/records']?.['get'],
    ).toBeDefined();
  });
});

describe('server information', () => {
  it('lets clocks upload that differ by 1000 seconds at most', async () => {
    const uploads = async (difference: number) =>
      (await cs.call('GET', `versions/get-time/${NOW + difference}`)).json().upload;
    expect([await uploads(0), await uploads(-1000), await uploads(1000)]).toEqual([true, true, true]);
    expect([await uploads(-1001), await uploads(1001)]).toEqual([false, false]);
    expect((await cs.call('GET', 'versions/get-time/soon')).statusCode).toBe(404);
  });

  it('keeps what was pressed', async () => {
    const body = { action: 'click', id: 'save', value: '', name: 'Save', Target: 'BUTTON' };
    expect((await cs.call('POST', 'log/event-log', { body })).json()).toEqual({ success: true });
    const { rows } = await server.database.query('select action, target from event_log');
    expect(rows).toEqual([
      { action: 'click', target: { id: 'save', value: '', name: 'Save', Target: 'BUTTON' } },
    ]);
  });
});

describe('the audit log', () => {
  it('lists who did what, newest first, and is intact', async () => {
    const answer = await admin.call('GET', 'audit?action=environment.&limit=5');
    expect(answer.json()).toMatchObject({
      next_cursor: null,
      data: [{ author: 'The admin', action: 'environment.create', after: { key: 'dev' }, outcome: 'done' }],
    });
    expect((await admin.call('GET', 'audit/verification')).json()).toMatchObject({
      intact: true,
      broken_seals: [],
      broken_tombstones: [],
    });
  });
});
