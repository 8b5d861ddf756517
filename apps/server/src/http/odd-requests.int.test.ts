import { ERROR_CODES } from '@quartermaster/contract/errors/error-code';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { ROLES } from '@quartermaster/domain/core/module';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.ts';
import { openBrowser, type Browser } from '../testing/browser.ts';
import { oddRequests, type OddRequest } from '../testing/odd-requests.ts';
import { createOddWorld, type OddWorld } from '../testing/odd-world.ts';
import type { Route } from './route.ts';

/** `npm run torture` asks for ten times as many, from another seed each time. */
const REQUESTS = Number(process.env['ODD_REQUESTS'] ?? 10_000);
const SEED = Number(process.env['ODD_SEED'] ?? 2026);
const AT_ONCE = 4;
/** Tests that share the calls, so that none of them grows with the number of requests alone. */
const PARTS = 20;

let world: OddWorld;
let routes: readonly Route[];
/** Routes whose handler a request reached, even if it was refused there: others were not really tried. */
const reached = new Set<Route>();

/** Refusals before any work: of an address, of the caller, of the shape of a body. */
const AT_THE_DOOR: ReadonlySet<string> = new Set([
  'not_found',
  'unauthenticated',
  'machine_token',
  'forbidden',
  'bad_request',
  'malformed_json',
  'not_utf8',
  'repeated_key',
  'unsupported_media',
  'invalid',
]);
const isAtTheDoor = (code: string): boolean => AT_THE_DOOR.has(code) || code.endsWith('_not_found');

/** Calls about players change what cannot be bought back. */
const ABOUT_PLAYERS =
  /\/(?:players|guilds|orders|deliveries|approvals|staff-limits|redemption-batches|redemptions)\b/;

/** The senders of the requests, in turn: admins get furthest, so they send every second one. */
const TURNS = ['admin', 'cs', 'admin', 'qa', 'admin', 'low_cs', 'admin', 'machine', 'admin', 'stranger'];

/** Calls for machines are not open to admins: there the machine takes their turns. */
function turnAt({ access }: Route, place: number): string {
  const turn = TURNS[place % TURNS.length] ?? 'admin';
  return access === 'machine' && turn === 'admin' ? 'machine' : turn;
}

beforeAll(async () => {
  world = await createOddWorld();
  routes = createRoutes(world.server.services);
});
afterAll(() => world.server.close());

const callerNamed = (name: string): Browser => world.callers.get(name) ?? openBrowser(world.server.app);

/** Refreshes every role's session: signed-out callers would make later requests fail with 401 at once. */
async function staySignedIn(): Promise<void> {
  for (const role of ROLES) {
    const caller = callerNamed(role);
    // From another address: the odd requests have used up the rate limit of theirs.
    const answer = await caller.call('POST', 'auth/refresh', { ip: '10.0.0.1' });
    expect([role, answer.statusCode]).toEqual([role, 200]);
    caller.accessToken = answer.json<{ accessToken: string }>().accessToken;
  }
}

/** These read cookies, and end the sign-in that everything else needs. */
const ENDS_SESSION = new Set(['/auth/logout', '/auth/refresh']);

/** What is wrong with the answer; null when a refusal is clear, or the request was good enough. */
async function brokenBy(request: OddRequest, turn: string): Promise<string | null> {
  const { route, path, headers, body, language } = request;
  const caller = ENDS_SESSION.has(route.path) ? openBrowser(world.server.app) : callerNamed(turn);
  const answer = await caller
    .call(route.method, path, {
      headers: { ...headers, 'x-language': language },
      ...(body === undefined ? {} : { body }),
    })
    .catch(String);
  if (typeof answer === 'string')
    return [turn, route.method, path, String(body).slice(0, 300), answer].join(' ');
  if (answer.statusCode < 400 || !isAtTheDoor(codeIn(answer.body))) reached.add(route);
  if (answer.statusCode < 400) return null;
  const shown = [
    turn,
    route.method,
    path,
    String(body).slice(0, 300),
    answer.statusCode,
    answer.body.slice(0, 300),
  ];
  if (answer.statusCode >= 500) return shown.join(' ');
  // GraphQL has words of its own for operations that are none.
  if (route.path === '/graphql' && answer.body.startsWith('{"data":null')) return null;
  return isClear(answer.body, language) ? null : shown.join(' ');
}

const codeIn = (text: string): string => (JSON.parse(text) as Partial<ErrorBody>).code ?? '';

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

/** What went wrong with so many odd requests for one call, a few of them at a time. */
async function findBroken(route: Route, seed: number): Promise<readonly string[]> {
  const perRoute = Math.ceil(REQUESTS / routes.length);
  const requests = fc.sample(oddRequests(route, world.optionsFor(route)), { numRuns: perRoute, seed });
  const broken: string[] = [];
  for (let first = 0; first < perRoute; first += AT_ONCE) {
    const batch = requests.slice(first, first + AT_ONCE);
    const problems = await Promise.all(
      batch.map((request, offset) => brokenBy(request, turnAt(route, first + offset))),
    );
    broken.push(...problems.filter((problem) => problem !== null));
  }
  return broken;
}

describe('requests that are wrong in parts', () => {
  it('are asked about a record that is there', async () => {
    const record = 'environments/dev/versions/1.0.0/modules/item-setting/records/1';
    expect((await callerNamed('admin').call('GET', record)).statusCode).toBe(200);
  });

  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'are refused clearly for every role at every address, and never break anything (part %i)',
    async (part) => {
      await staySignedIn();
      const broken: string[] = [];
      for (const [index, route] of routes.entries())
        if (index % PARTS === part) broken.push(...(await findBroken(route, SEED + index)));
      expect(broken).toEqual([]);
    },
  );

  it('got to the work of every call about players, and signed no caller out', async () => {
    const untried = routes.filter((route) => ABOUT_PLAYERS.test(route.path) && !reached.has(route));
    expect(untried.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    for (const role of ROLES)
      expect([role, (await callerNamed(role).call('GET', 'auth/me')).statusCode]).toEqual([role, 200]);
  });
});
