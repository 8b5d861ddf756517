import { Readable } from 'node:stream';
import { ERROR_CODES } from '@quartermaster/contract/errors/error-code';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.ts';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { oddRequests, type OddOptions, type OddRequest } from '../testing/odd-requests.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { Route } from './route.ts';

/** `npm run torture` asks for ten times as many, from another seed each time. */
const REQUESTS = Number(process.env['ODD_REQUESTS'] ?? 10_000);
const SEED = Number(process.env['ODD_SEED'] ?? 2026);
const AT_ONCE = 4;
const PATIENCE_MS = 60_000 + REQUESTS * 20;

const RECORD = {
  item_id: '1',
  name: '{"en": "Lantern", "zh": "燈籠", "jp": "ランタン"}',
  description: '{"en": "Light"}',
  item_type: '"key_item"',
  stack_limit: '99',
  sort_order: '1',
};
const LIST = 'environments/dev/versions/1.0.0/modules/item-setting';
const KNOWN = {
  env: 'dev', version: '1.0.0', module: 'item-setting', id: '1', item_id: '1', source_id: '1', target_id: '2', setting_id: '1',
  model: 'item-setting', seconds: '1700000000', server: '1', account: '100200', list: 'user-global',
}; // prettier-ignore
const RIGHT = {
  base_revision: '1', head_seq: '1', seq: '1', op: '"update"', name: '"Lantern"', note: '"tea"', identity: '{"item_id": 2}',
  mode: '"upsert"', mapping: '{"item_id": "item_id", "stack_limit": "stack_limit"}', match_field: 'null', empty_cell: '"keep"',
  query: '"{ search(tag: \\"item\\") { key } menu { groups { key } } }"', action: '"click"', reason: '"Ticket 4711"', text: '"tea"', ids: '["1:100200", "7"]',
}; // prettier-ignore

let server: TestServer;
let routes: readonly Route[];
let importId: string;
const callers = new Map<string, Browser>();

/** Who sends the requests, in turn: admins get furthest, so they send every second one. */
const TURNS = ['admin', 'cs', 'admin', 'qa', 'admin', 'low_cs', 'admin', 'machine', 'admin', 'stranger'];

beforeAll(async () => {
  server = await createTestServer();
  await createStaff(server.database);
  for (const name of new Set(TURNS)) {
    const browser = openBrowser(server.app);
    if (name !== 'machine' && name !== 'stranger') await browser.login(name);
    callers.set(name, browser);
  }
  const admin = callerNamed('admin');
  await admin.call('POST', 'environments', { body: { key: 'dev', name: 'Development', version: '1.0.0' } });
  const data = Object.fromEntries(Object.entries(RECORD).map(([key, value]) => [key, JSON.parse(value)]));
  await admin.call('POST', `${LIST}/records`, { body: { data } });
  // The first token is the one that odd requests may revoke.
  await admin.call('POST', 'environments/dev/machine-tokens', { body: { name: 'spare' } });
  const token = await admin.call('POST', 'environments/dev/machine-tokens', { body: { name: 'one' } });
  callerNamed('machine').accessToken = token.json<{ token: string }>().token;
  importId = await stageImport();
  await addPlayer();
  routes = createRoutes(server.services);
});
afterAll(() => server.close());

const callerNamed = (name: string): Browser => callers.get(name) ?? openBrowser(server.app);

async function stageImport(): Promise<string> {
  const { branches, database, imports } = server.services;
  const { branchId } = await branches.resolve(database, 'dev', '1.0.0', 'versioned');
  const bytes = Buffer.from('item_id,stack_limit\n1,5');
  const file = { fileName: 'items.csv', content: Readable.from([bytes]) };
  return (await imports.stage({ accountId: 1 }, { branchId, module: 'item-setting' }, file)).id;
}

async function addPlayer(): Promise<void> {
  const { database } = server;
  await database.query(`select player.add_server(id, 1) from environment where key = 'dev'`);
  await database.query(
    `insert into player.account (server, account_id, player_id, name, name_key, login_name, language, country, platform, created_at, last_login_at)
     select id, 100200, 'P1', 'Ada', 'ada', 'ada', 'en', 'TW', 'ios', '2026-01-01', '2026-11-01' from player.server`,
  );
}

/** These read cookies, and end the sign-in that everything else needs. */
const ENDS_SESSION = new Set(['/auth/logout', '/auth/refresh']);

const optionsFor = ({ path }: Route): OddOptions => ({
  known: path.includes('/imports/') ? { ...KNOWN, id: importId } : KNOWN,
  right: RIGHT,
  record: RECORD,
});

/** What is wrong with the answer; null when a refusal is clear, or the request was good enough. */
async function brokenBy(request: OddRequest, turn: string): Promise<string | null> {
  const { route, path, headers, body, language } = request;
  const caller = ENDS_SESSION.has(route.path) ? openBrowser(server.app) : callerNamed(turn);
  const answer = await caller.call(route.method, path, {
    headers: { ...headers, 'x-language': language },
    ...(body === undefined ? {} : { body }),
  });
  if (answer.statusCode < 400) return null;
  const shown = [turn, route.method, path, body?.slice(0, 300), answer.statusCode, answer.body.slice(0, 300)];
  if (answer.statusCode >= 500) return shown.join(' ');
  // GraphQL has words of its own for operations that are none.
  if (route.path === '/graphql' && answer.body.startsWith('{"data":null')) return null;
  return isClear(answer.body, language) ? null : shown.join(' ');
}

/** A refusal in the words that all of ours have, and in the reader's language. */
function isClear(text: string, language: string): boolean {
  const { code, message, request_id: id, errors } = JSON.parse(text) as ErrorBody;
  if (!ERROR_CODES.includes(code) || !id) return false;
  const words = [message, ...Object.values(errors).flat()];
  return words.every(
    (word) => word !== '' && (language === 'en' || /[\u3040-\u30ff\u3400-\u9fff]/.test(word)),
  );
}

describe('addresses that are none', () => {
  it.each(['environments/%E0%A4%A/fleet', 'files/%', `environments/${'a'.repeat(3000)}/fleet`, '%ff'])(
    'are refused in our own words (%s)',
    async (path) => {
      const answer = await callerNamed('admin').call('GET', path);
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
    const answer = await callerNamed('admin').call('POST', 'graphql', { body: { query } });
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('requests that are wrong in parts', () => {
  it(
    'are refused clearly, whoever sends them and wherever, and never break anything',
    async () => {
      expect((await callerNamed('admin').call('GET', `${LIST}/records/1`)).statusCode).toBe(200);
      const perRoute = Math.ceil(REQUESTS / routes.length);
      const broken: string[] = [];
      for (const [index, route] of routes.entries()) {
        const requests = fc.sample(oddRequests(route, optionsFor(route)), {
          numRuns: perRoute,
          seed: SEED + index,
        });
        for (let first = 0; first < perRoute; first += AT_ONCE) {
          const batch = requests.slice(first, first + AT_ONCE);
          const problems = await Promise.all(
            batch.map((request, offset) =>
              brokenBy(request, TURNS[(first + offset) % TURNS.length] ?? 'admin'),
            ),
          );
          broken.push(...problems.filter((problem) => problem !== null));
        }
      }
      expect(broken).toEqual([]);
      for (const role of ['admin', 'cs', 'qa', 'low_cs'])
        expect([role, (await callerNamed(role).call('GET', 'auth/me')).statusCode]).toEqual([role, 200]);
    },
    PATIENCE_MS,
  );
});
