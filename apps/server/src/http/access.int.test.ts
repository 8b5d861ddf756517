import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.ts';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { ENDPOINTS_BY_CALLERS } from '../testing/endpoints-by-callers.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { Route } from './route.ts';

let server: TestServer;
let routes: readonly Route[];
const browsers = new Map<Role, Browser>();

beforeAll(async () => {
  server = await createTestServer();
  routes = createRoutes(server.services);
  await createStaff(server.database);
  for (const role of ROLES) {
    const browser = openBrowser(server.app);
    await browser.login(role);
    browsers.set(role, browser);
  }
});

afterAll(() => server.close());

const pathOf = (route: Route): string => route.path.slice(1).replaceAll(/:\w+/g, 'x').replace('*', 'x');
const isFor = ({ access }: Route, role: Role): boolean =>
  typeof access === 'string' || access.roles.includes(role);

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Calls every route with names that do not exist, so that nothing is done: only the access rules show. */
async function tryAll(browser: Browser, among: readonly Route[]) {
  const tried: { route: Route; status: number; code: string | undefined }[] = [];
  for (const route of among) {
    const answer = await browser.call(route.method, pathOf(route), { body: {} });
    const code = answer.statusCode < 400 ? undefined : answer.json<ErrorBody>().code;
    tried.push({ route, status: answer.statusCode, code });
  }
  return tried;
}

describe('every endpoint', () => {
  it('is open to those it was meant for: to admins alone unless it is listed', () => {
    const callersOf = ({ access }: Route) => (typeof access === 'string' ? access : access.roles.join(', '));
    const open = Map.groupBy(
      routes.filter((route) => callersOf(route) !== 'admin'),
      callersOf,
    );
    const sorted = (among: Iterable<readonly [string, readonly string[]]>) =>
      Object.fromEntries([...among].map(([callers, names]) => [callers, names.toSorted()]));
    const found = [...open].map(([callers, among]) => [callers, among.map(nameOf)] as const);
    expect(sorted(found)).toEqual(sorted(Object.entries(ENDPOINTS_BY_CALLERS)));
  });

  it('turns strangers away unless it is public', async () => {
    const closed = routes.filter(({ access }) => access !== 'public');
    const tried = await tryAll(openBrowser(server.app), closed);
    expect(tried.filter(({ status }) => status !== 401).map(({ route }) => nameOf(route))).toEqual([]);
  });

  it('turns staff away where only game servers may come', async () => {
    const forMachines = routes.filter(({ access }) => access === 'machine');
    const tried = await tryAll(browsers.get('admin') as Browser, forMachines);
    expect(tried.map(({ status }) => status)).toEqual(forMachines.map(() => 401));
  });

  it.each(ROLES)('lets %s do what the role may do, and nothing else', async (role) => {
    const personal = routes.filter(({ access }) => access === 'signed-in' || typeof access === 'object');
    const tried = await tryAll(browsers.get(role) as Browser, personal);
    const namesOf = (list: typeof tried) => list.map(({ route }) => nameOf(route));
    expect(namesOf(tried.filter(({ code }) => code !== 'forbidden'))).toEqual(
      personal.filter((route) => isFor(route, role)).map(nameOf),
    );
    expect(namesOf(tried.filter(({ status }) => status >= 500))).toEqual([]);
  });

  it('remembers who was refused', async () => {
    await browsers.get('qa')?.call('GET', 'audit');
    const { rows } = await server.database.query(
      `select a.username, e.after, e.reason from audit_entry e join account a on a.id = e.account_id
       where e.action = 'request.refuse' order by e.id desc limit 1`,
    );
    expect(rows).toEqual([{ username: 'qa', after: { method: 'GET', path: '/audit' }, reason: 'role qa' }]);
  });
});
