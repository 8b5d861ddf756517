import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.ts';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { createOddRequests, type OddRequest } from '../testing/odd-requests.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { Route } from './route.ts';

const REQUESTS_PER_ROUTE = 80;
const SEEDS = [1, 7, 2026, 90210];

const RECORD = {
  item_id: '1',
  name: '{"en": "Lantern", "zh": "燈籠", "jp": "ランタン"}',
  description: '{"en": "Light"}',
  item_type: '"key_item"',
  stack_limit: '99',
  sort_order: '1',
};
const LIST = 'environments/dev/versions/1.0.0/modules/item-setting';

let server: TestServer;
let routes: readonly Route[];
let admin: Browser;
let machine: Browser;
let importId: string;

beforeAll(async () => {
  server = await createTestServer();
  await createStaff(server.database, ['admin']);
  admin = openBrowser(server.app);
  machine = openBrowser(server.app);
  await admin.login('admin');
  await admin.call('POST', 'environments', { body: { key: 'dev', name: 'Development', version: '1.0.0' } });
  const data = Object.fromEntries(Object.entries(RECORD).map(([key, value]) => [key, JSON.parse(value)]));
  await admin.call('POST', `${LIST}/records`, { body: { data } });
  const token = await admin.call('POST', 'environments/dev/machine-tokens', { body: { name: 'one' } });
  machine.accessToken = token.json<{ token: string }>().token;
  importId = await stageImport();

  routes = createRoutes(server.services);
});
afterAll(() => server.close());

async function stageImport(): Promise<string> {
  const { branches, database, imports } = server.services;
  const { branchId } = await branches.resolve(database, 'dev', '1.0.0', 'versioned');
  const bytes = Buffer.from('item_id,stack_limit\n1,5');
  const file = { fileName: 'items.csv', bytes };
  return (await imports.stage({ accountId: 1 }, { branchId, module: 'item-setting' }, file)).id;
}

/** These read cookies, and end the sign-in that everything else needs. */
const ENDS_SESSION = new Set(['/auth/logout', '/auth/refresh']);

const callerOf = ({ path, access }: Route): Browser => {
  if (ENDS_SESSION.has(path)) return openBrowser(server.app);
  return access === 'machine' ? machine : admin;
};

async function brokenBy({ route, path, body }: OddRequest): Promise<string | null> {
  const answer = await callerOf(route).call(route.method, path, { body });
  const what = `${route.method} ${path} ${body?.slice(0, 300)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  if (answer.statusCode >= 500) return what;
  if (answer.statusCode >= 400 && answer.json<ErrorBody>().request_id === undefined) return what;
  return null;
}

describe('addresses that are none', () => {
  it.each(['environments/%E0%A4%A/fleet', 'files/%', `environments/${'a'.repeat(3000)}/fleet`, '%ff'])(
    'are refused in our own words (%s)',
    async (path) => {
      const answer = await admin.call('GET', path);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ code: expect.any(String), request_id: expect.any(String) });
    },
  );
});

describe('GraphQL that is none', () => {
  it.each([
    '{'.repeat(50_000),
    `{ menu ${'{ groups '.repeat(2000)}${'}'.repeat(2001)}`,
    `{ ${'menu { env } '.repeat(5000)} }`,
    `query ($a: ${'['.repeat(30_000)}Int`,
    '{ search(tag: "\\u0000\\ud83c") { key } }',
    'query a { ...b } fragment b on Query { ...b }',
    '{ __proto__ constructor toString }',
  ])('is refused (%#)', async (query) => {
    const answer = await admin.call('POST', 'graphql', { body: { query } });
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('requests that are wrong in parts', () => {
  it('meet a record that is there', async () => {
    expect((await admin.call('GET', `${LIST}/records/1`)).statusCode).toBe(200);
  });

  it.each(SEEDS)('are answered in our own words, and never break anything (seed %i)', async (seed) => {
    const known = { env: 'dev', version: '1.0.0', module: 'item-setting', id: '1' };
    const isImport = ({ path }: Route) => path.includes('/imports/');
    const right = { base_revision: '1', head_seq: '1', seq: '1', op: '"update"', name: '"Lantern"', note: '"tea"', identity: '{"item_id": 2}',
      mode: '"upsert"', mapping: '{"item_id": "item_id", "stack_limit": "stack_limit"}', match_field: 'null', empty_cell: '"keep"',
      query: '"{ search(tag: \\"item\\") { key } menu { groups { key } } }"' }; // prettier-ignore
    const plain = createOddRequests({ seed, known, right, record: RECORD });
    const ofImport = createOddRequests({ seed, known: { ...known, id: importId }, right, record: RECORD });
    const broken: string[] = [];
    for (const route of routes) {
      const next = isImport(route) ? ofImport : plain;
      for (let count = 0; count < REQUESTS_PER_ROUTE / SEEDS.length; count += 1) {
        const problem = await brokenBy(next(route));
        if (problem !== null) broken.push(problem);
      }
    }
    expect(broken).toEqual([]);
    expect((await admin.call('GET', 'auth/me')).statusCode).toBe(200);
  });
});
